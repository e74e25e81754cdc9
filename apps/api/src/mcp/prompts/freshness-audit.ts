import { Type } from '@sinclair/typebox';
import { type AssessedCompany, findCoverage } from '../../coverage/find-coverage';
import { refreshOffer } from '../../coverage/refresh-offer';
import { MAX_DOMAINS } from '../../search/arguments/domain-arguments';
import { checkCoverage } from '../tools/check-coverage';
import { getAccount } from '../tools/get-account';
import { getScanStatus } from '../tools/get-scan-status';
import { refreshCompany } from '../tools/refresh-company';
import {
  type AgentPrompt,
  formatToolCall,
  modulesToRefresh,
  renderPrompt,
  formatRefreshCall,
  textArgument,
} from './prompt';
import { parseDomainsArgument } from './parse-prompt-arguments';

const INPUT = {
  domains: textArgument('Domains', `Domains or websites, comma-separated; at most ${MAX_DOMAINS}.`),
};

/**
 * Prompt: how old the data of some companies is and what refreshing it costs. Asks before anything is spent.
 */
export const freshnessAudit: AgentPrompt<typeof INPUT> = {
  name: 'freshness_audit',
  title: 'Freshness audit',
  description:
    'Reports how old the data of some companies is and what refreshing each costs, and asks before it spends.',
  input: Type.Object(INPUT, { additionalProperties: false }),
  async get(deps, accountId, args) {
    const domains = parseDomainsArgument('domains', args.domains);
    const companies = await findCoverage(deps.db, domains, deps);
    const refreshable = companies.filter(needsRefresh);
    return renderPrompt({
      description: 'How fresh the data of these companies is',
      lines: [
        'Tell the user how fresh the data of these companies is, and what refreshing them would cost.',
        '',
        `1. Call ${formatToolCall(checkCoverage, { domains })}: it may have changed since this was written.`,
        '2. Show a table: domain, status, last scan, newest signal, whether an empty list of signals means something, price of a refresh.',
        ...(refreshable.length === 0 ? NOTHING_TO_REFRESH : refreshSteps(refreshable)),
      ],
      tools:
        refreshable.length === 0
          ? [checkCoverage]
          : [checkCoverage, getAccount, refreshCompany, getScanStatus],
      data: { domains },
      companies,
      accountId,
    });
  },
};

/** Whether a refresh would help and would be accepted. */
function needsRefresh(company: AssessedCompany): boolean {
  const { possible, credits } = refreshOffer(company);
  const isOutdated = company.status !== 'fresh' || !company.signal_absence_is_meaningful;
  return isOutdated && possible && credits.with_signals > 0;
}

const NOTHING_TO_REFRESH = [
  '3. A refresh would improve none of them now: say so, and stop. Do not call refresh_company.',
];

function refreshSteps(refreshable: readonly AssessedCompany[]): string[] {
  const refreshes = refreshable.map((company) =>
    formatRefreshCall(company.domain, modulesToRefresh(company)),
  );
  const total = refreshes.reduce((sum, { credits }) => sum + credits, 0);
  return [
    `3. Ask the user which of these to refresh, together ${total} credits; the balance is in ${formatToolCall(getAccount, {})}:`,
    ...refreshes.map(({ call, credits }) => `   - ${call}: ${credits} credits`),
    '4. Stop here and wait for the answer. Do not call refresh_company before the user has said yes to the companies and the price.',
    '5. After a yes, make only those calls, one after another, with max_credits as above; poll get_scan_status with each batch_id as often as poll_after_seconds says.',
    '6. Report what was scanned and what was charged; a scan that fails or finds nothing is refunded.',
  ];
}
