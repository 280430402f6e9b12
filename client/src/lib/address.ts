/** Where a hall is reached. */

/** Whether an address is this machine's own, which nobody else can open. */
export function isOnlyHere(host: string): boolean {
  return host === "localhost" || host === "[::1]" || host.endsWith(".localhost") || /^127\./.test(host);
}
