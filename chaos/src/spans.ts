/** A time span in Unix ms. `until` is infinite while it lasts. */
export interface Span {
  from: number;
  until: number;
}

/** Records time spans. */
export interface Spans {
  all: readonly Span[];
  isNow(): boolean;
  /** Begins a span now. The returned function ends it. */
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
