import { Badge } from '@mantine/core';

export type Tone = 'good' | 'bad' | 'warning' | 'neutral';
const COLORS: Record<Tone, string> = { good: 'green', bad: 'red', warning: 'orange', neutral: 'gray' };

/** A state in a word. Its colour adds nothing that the word does not say. */
export function StateBadge({ tone, children }: { tone: Tone; children: string }) {
  return (
    <Badge variant="light" color={COLORS[tone]} className="badge">
      {children}
    </Badge>
  );
}
