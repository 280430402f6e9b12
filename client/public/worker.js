// Shows "your turn" while no page of the hall is open. It stores nothing and fetches nothing.
self.addEventListener("push", (event) => {
  const told = event.data ? event.data.json() : {};
  event.waitUntil(
    self.registration.showNotification("Questhall", {
      body: told.text ?? "",
      icon: "/favicon.svg",
      tag: told.table ?? "questhall",
      data: { url: told.table ? `/t/${told.table}` : "/" },
    }),
  );
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(
    self.clients.matchAll({ type: "window" }).then((pages) => {
      const url = new URL(event.notification.data.url, self.location.origin);
      const page = pages.find((each) => new URL(each.url).pathname === url.pathname);
      return page ? page.focus() : self.clients.openWindow(url.pathname);
    }),
  );
});
