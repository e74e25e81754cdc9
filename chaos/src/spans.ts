/** A time, in Unix ms; `until` is infinite while it lasts. */
export interface Span {
  from: number;
  until: number;
}

/** Notes times in which something was so. */
export interface Spans {
  all: readonly Span[];
  isNow(): boolean;
  /** One begins now, and ends when the function returned is called. */
  begin(): () => void;
}

export function createSpans(): Spans {
  const all: Span[] = [];
  return {
    all,
    isNow: () => all.some(({ until }) => until === Infinity),
    begin() {
      const span: Span = { from: Date.now(), until: Infinity };
      all.push(span);
      return () => {
        span.until = Math.min(span.until, Date.now());
      };
    },
  };
}
