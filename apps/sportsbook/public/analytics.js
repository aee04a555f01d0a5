/*
 * Runs the script of the analytics provider in a page without an origin: no cookies, no session, no storage. The id comes behind the # of
 * the address, events come by messages of the page around it. Opened by itself the page does nothing.
 */
const { id, client } = JSON.parse(decodeURIComponent(location.hash.slice(1)) || "{}");
if (window.parent !== window && /^[\w-]{1,60}$/.test(id)) {
  window.dataLayer = [];
  const gtag = function () {
    // biome-ignore lint/complexity/noArguments: the provider tells its commands by the arguments object from other entries
    window.dataLayer.push(arguments);
  };
  gtag("js", new Date());
  gtag("config", id, { client_id: client, client_storage: "none", send_page_view: false, allow_google_signals: false });
  addEventListener("message", ({ source, data }) => {
    if (source === window.parent) gtag("event", data.name, data.parameters);
  });
  const element = document.createElement("script");
  element.src = `https://www.googletagmanager.com/gtag/js?id=${id}`;
  document.body.append(element);
}
