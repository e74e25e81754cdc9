let offsetMs = 0;
let isShifted = false;

/** Has `Date` tell a time that is so many ms ahead, or behind; timers and `performance.now` are not touched. */
export function shiftClock(byMs: number): void {
  offsetMs = byMs;
  if (isShifted) return;
  isShifted = true;
  const now = Date.now.bind(Date);
  Date.now = () => now() + offsetMs;
  globalThis.Date = new Proxy(Date, {
    construct: (target, args, newTarget) =>
      Reflect.construct(target, args.length === 0 ? [target.now()] : args, newTarget) as object,
  });
}
