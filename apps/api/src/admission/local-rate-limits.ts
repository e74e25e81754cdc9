/** One account's requests in the calendar minute and UTC day, counted by this process alone. */
interface Windows {
  minuteStart: number;
  minute: number;
  day: number;
}

interface LocalCount {
  admitted: boolean;
  minute: number;
  day: number;
}

/**
 * Rate limits while Redis is down. Each process keeps its own count. The counts survive Redis's return,
 * otherwise a Redis that responds only now and then would reset them each time.
 */
export interface LocalRateLimits {
  count(accountId: number, limits: { perMinute: number; perDay: number }, nowMs: number): LocalCount;
}

export function createLocalRateLimits(): LocalRateLimits {
  const accounts = new Map<number, Windows>();
  let today = 0;
  return {
    count(accountId, { perMinute, perDay }, nowMs) {
      const minuteStart = Math.floor(nowMs / 60_000);
      const dayStart = Math.floor(nowMs / 86_400_000);
      if (dayStart !== today) accounts.clear();
      today = dayStart;
      const buckets = accounts.get(accountId);
      const windows: Windows = {
        minuteStart,
        minute: buckets?.minuteStart === minuteStart ? buckets.minute : 0,
        day: buckets?.day ?? 0,
      };
      const admitted = windows.minute < perMinute && windows.day < perDay;
      if (admitted) {
        windows.minute += 1;
        windows.day += 1;
      }
      accounts.set(accountId, windows);
      return { admitted, minute: windows.minute, day: windows.day };
    },
  };
}
