import type { DnsOutcome } from '@firmlens/testkit';

/** A public address that nobody uses. */
const PUBLIC = '223.255.255.254';

/**
 * What the harness's name server returns: `servfail-….net` fails to resolve, `rebinding-….net` is a public
 * address at first and this machine from then on. No other name exists.
 */
export function rebindingNames(): (name: string, type: 'A' | 'AAAA') => DnsOutcome {
  const resolvedOnce = new Set<string>();
  return (name, type) => {
    const lower = name.toLowerCase();
    if (lower.startsWith('servfail-')) return 'SERVFAIL';
    if (!lower.startsWith('rebinding-')) return 'NXDOMAIN';
    if (type === 'AAAA') return [];
    const isFirst = !resolvedOnce.has(lower);
    resolvedOnce.add(lower);
    return [isFirst ? PUBLIC : '127.0.0.1'];
  };
}
