/** "Your turn" while the page is closed, where the hall is set up for it and the reader wants it. */
import { api } from "../connection/api";
import { settings } from "../store/settings.svelte";
import { toasts } from "../store/toasts.svelte";

export async function canPush(): Promise<boolean> {
  if (!("serviceWorker" in navigator) || !("PushManager" in window) || !("Notification" in window)) return false;
  return (await api.pushKey().catch(() => ({ key: null }))).key !== null;
}

export async function push(table: string, token: string | undefined): Promise<void> {
  try {
    const { key } = await api.pushKey();
    if (!key || (await Notification.requestPermission()) !== "granted") return toasts.say("push-refused", {}, "bad");
    const worker = await navigator.serviceWorker.register("/worker.js");
    const subscription = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    const { endpoint, keys } = subscription.toJSON();
    if (!endpoint || !keys?.p256dh || !keys.auth) return;
    await api.subscribe(
      table,
      { endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth }, lang: settings.lang },
      token,
    );
    toasts.say("push-done", {}, "good");
  } catch (problem) {
    toasts.refused(problem);
  }
}
