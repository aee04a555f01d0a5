import { connect } from "node:net";

/** Whether something listens on the port. */
export const accepts = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    const answer = (ok: boolean) => () => {
      socket.destroy();
      resolve(ok);
    };
    socket.once("connect", answer(true)).once("error", answer(false));
  });

/** Otherwise whatever listens there would be mistaken for what is about to be started. */
export const requireFree = async (port: number): Promise<void> => {
  if (await accepts(port))
    throw new Error(`port ${port} is in use: is Touchline already running? Set TOUCHLINE_PORT to use other ports`);
};
