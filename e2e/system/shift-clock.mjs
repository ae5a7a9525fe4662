// Preloaded into a program: its clock jumps by CLOCK_JUMP_MS when it gets SIGUSR2, as after a correction by NTP or a
// machine that slept. Monotonic clocks go on, as they do in life.
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
