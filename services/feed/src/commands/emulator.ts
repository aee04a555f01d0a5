/**
 * `node src/commands/emulator.ts`: a provider's feed to develop and test against, on a real broker. It plays the simulator's world, or what
 * a feed has recorded.
 */
import { createLog, onShutdown, positive, readConfig, text, whole } from "@touchline/server-kit";
import { startEmulator } from "../emulator/emulator.ts";
import { SETTINGS } from "../settings.ts";
import { simulatorOf } from "../sources/create-source.ts";
import { createRecording } from "../sources/recording/recording.ts";

const config = readConfig({
  ...SETTINGS,
  EMULATOR_PORT: whole(4712, "Port of the HTTP side"),
  EMULATOR_ALIVE_MS: positive(10_000, "Milliseconds between two alives of a producer"),
  EMULATOR_RECORDING: text("", "Folder of a recording to play instead of the simulator, at FEED_SPEED"),
  EMULATOR_FROM: whole(0, "The moment at which it begins, in milliseconds"),
  EMULATOR_TO: whole(Number.MAX_SAFE_INTEGER, "The moment at which it ends"),
  EMULATOR_RISK_KEY: text("", "Key that questions to its risk system are signed with; empty: there is none"),
});
const log = createLog("emulator", config.LOG_LEVEL);
const recording = createRecording({
  ...{ folder: config.EMULATOR_RECORDING, from: config.EMULATOR_FROM, to: config.EMULATOR_TO },
  ...{ speed: config.FEED_SPEED, log },
});
const emulator = await startEmulator({
  amqpUrl: config.UNIFIED_FEED_AMQP_URL,
  exchange: config.UNIFIED_FEED_EXCHANGE,
  port: config.EMULATOR_PORT,
  aliveMs: config.EMULATOR_ALIVE_MS,
  source: config.EMULATOR_RECORDING ? recording : simulatorOf(config),
  ...(config.EMULATOR_RISK_KEY && { riskKey: config.EMULATOR_RISK_KEY }),
});
log.info({ url: emulator.apiUrl }, "started");
onShutdown(log, [emulator.stop]);
