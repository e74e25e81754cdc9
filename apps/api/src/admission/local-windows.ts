/** Requests of one account in a calendar minute and a UTC day, counted in this process alone. */
interface Windows {
  minuteStart: number;
  minute: number;
  dayStart: number;
  day: number;
}

export interface LocalCount {
  admitted: boolean;
  minute: number;
  day: number;
}

/** Rate limits while Redis is away: each process keeps its own count, and forgets it when Redis is back. */
export interface LocalWindows {
  count(accountId: number, limits: { perMinute: number; perDay: number }, nowMs: number): LocalCount;
  forget(): void;
}

export function createLocalWindows(): LocalWindows {
  const accounts = new Map<number, Windows>();
  return {
    count(accountId, { perMinute, perDay }, nowMs) {
      const minuteStart = Math.floor(nowMs / 60_000);
      const dayStart = Math.floor(nowMs / 86_400_000);
      const held = accounts.get(accountId);
      const windows: Windows = {
        minuteStart,
        dayStart,
        minute: held?.minuteStart === minuteStart ? held.minute : 0,
        day: held?.dayStart === dayStart ? held.day : 0,
      };
      const admitted = windows.minute < perMinute && windows.day < perDay;
      if (admitted) {
        windows.minute += 1;
        windows.day += 1;
      }
      accounts.set(accountId, windows);
      return { admitted, minute: windows.minute, day: windows.day };
    },
    forget: () => accounts.clear(),
  };
}
