/** The browser's memory. Where it is closed (private windows, full disks) everything still works, forgetfully. */

export function recall<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(key);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

export function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // nothing to be done about it, and nothing depends on it
  }
}

/** Calls back when another tab has changed the value. */
export function onChangeElsewhere(key: string, changed: () => void): void {
  addEventListener("storage", (event) => {
    if (event.key === key || event.key === null) changed();
  });
}
