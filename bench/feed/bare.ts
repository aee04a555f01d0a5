/** The peer: amqplib consumes the same messages, acknowledges them as we do, and does nothing with them. Argument: the broker. */
import { connect } from "amqplib";

const ACK_EVERY = 200;

const connection = await connect(process.argv[2] ?? "");
const channel = await connection.createChannel();
const { queue } = await channel.assertQueue("", { exclusive: true });
await channel.bindQueue(queue, "unifiedfeed", "*.*.*.*.*.*.*.-");
await channel.prefetch(2_000);
let count = 0;
await channel.consume(queue, (message) => {
  count += 1;
  if (message && count % ACK_EVERY === 0) channel.ack(message, true);
});
console.log("ready");
process.on("SIGTERM", () => {
  const { user, system } = process.cpuUsage();
  console.log(JSON.stringify({ count, processor: user + system }));
  process.exit(0);
});
