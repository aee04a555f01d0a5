import type { IncomingMessage } from "node:http";
import { isIPv6 } from "node:net";
import proxyAddr from "@fastify/proxy-addr";

const PARTS = 8;
const NETWORK_PARTS = 4;

/** The first half of an address of IPv6: one connection to the internet usually has all addresses that begin with it. */
const networkOf = (address: string): string => {
  const [before = "", after] = address.split("::");
  const first = before === "" ? [] : before.split(":");
  const last = after ? after.split(":") : [];
  const zeros = after === undefined ? 0 : PARTS - first.length - last.length;
  const all = [...first, ...Array<string>(Math.max(0, zeros)).fill("0"), ...last];
  return `${all.slice(0, NETWORK_PARTS).join(":")}::/64`;
};

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** Throws where one of them is neither an address nor a network. */
export const readProxies = (given: string): ((address: string, hop: number) => boolean) => {
  const proxies = given
    .split(",")
    .map((proxy) => proxy.trim())
    .filter((proxy) => proxy !== "");
  return proxies.length > 0 ? proxyAddr.compile(proxies) : () => false;
};

/**
 * Whom a request comes from. `X-Forwarded-For` counts only where the connection comes from one of the trusted proxies: addresses or
 * networks, separated by commas. Without any, everybody could write any address into it.
 */
export const createAddressOf = (trustedProxies: string): ((request: IncomingMessage) => string) => {
  const isTrusted = readProxies(trustedProxies);
  return (request) => {
    const address = proxyAddr(request, isTrusted) ?? "";
    const mapped = MAPPED.exec(address)?.[1];
    if (mapped) return mapped;
    return isIPv6(address) ? networkOf(address) : address;
  };
};
