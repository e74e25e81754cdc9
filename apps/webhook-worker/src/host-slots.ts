/** Attempts that may be under way to one host from one process: a receiver that hangs holds up its own deliveries alone. */
const SLOTS_PER_HOST = 5;

export interface HostSlots {
  /** Takes a slot of the URL's host and gives its release, or null where the host has none free. */
  take(url: string): (() => void) | null;
}

export function createHostSlots(): HostSlots {
  const taken = new Map<string, number>();
  return {
    take(url) {
      const { host } = new URL(url);
      const count = taken.get(host) ?? 0;
      if (count >= SLOTS_PER_HOST) return null;
      taken.set(host, count + 1);
      return () => {
        const left = (taken.get(host) ?? 1) - 1;
        if (left === 0) taken.delete(host);
        else taken.set(host, left);
      };
    },
  };
}
