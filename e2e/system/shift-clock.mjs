// Preloaded into a process: its clock jumps by CLOCK_JUMP_MS on SIGUSR2, as after a correction by NTP or when a
// machine wakes up. Monotonic clocks continue, as on a real machine.
const jump = Number(process.env.CLOCK_JUMP_MS);
const { now } = Date;
let shift = 0;
process.on('SIGUSR2', () => {
  shift += jump;
});
Date.now = () => now() + shift;
globalThis.Date = new Proxy(Date, {
  construct: (target, args, self) =>
    Reflect.construct(target, args.length === 0 ? [now() + shift] : args, self),
});
