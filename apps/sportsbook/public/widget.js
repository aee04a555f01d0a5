/*
 * Runs a provider's script in a page that holds nothing else: no session, no storage, no origin. What the script needs to know
 * comes behind the # of the address, which is sent to no server. Opened by itself the page does nothing.
 */
const { script, ...data } = JSON.parse(decodeURIComponent(location.hash.slice(1)) || "{}");
if (window.parent !== window && /^https:\/\//.test(script)) {
  Object.assign(document.body.dataset, data);
  const element = document.createElement("script");
  element.src = script;
  document.body.append(element);
}
