/** Trace context of W3C: the header of HTTP requests and of messages on the bus that carries it. */
export const TRACE_HEADER = "traceparent";
