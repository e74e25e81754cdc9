import type { EvidenceValues } from '@firmlens/contract';

/**
 * Meanings of Companies House's codes. Source: the constants published with its public data API
 * (`constants.yml`).
 */

type Status = EvidenceValues['company.company_status'];

/** Companies in insolvency still exist. */
export const STATUSES: Readonly<Record<string, Status>> = {
  active: 'active',
  open: 'active',
  liquidation: 'active',
  receivership: 'active',
  administration: 'active',
  'insolvency-proceedings': 'active',
  'voluntary-arrangement': 'active',
  dissolved: 'closed',
  'converted-closed': 'closed',
  removed: 'closed',
  closed: 'closed',
};

/** Statuses of companies that may soon close. */
export const PROCEEDINGS: Readonly<Record<string, string>> = {
  liquidation: 'In liquidation',
  receivership: 'In receivership',
  administration: 'In administration',
  'insolvency-proceedings': 'In insolvency proceedings',
  'voluntary-arrangement': 'In a voluntary arrangement with creditors',
};

export const COMPANY_TYPES: Readonly<Record<string, string>> = {
  ltd: 'Private limited company',
  plc: 'Public limited company',
  llp: 'Limited liability partnership',
  'old-public-company': 'Old public company',
  'private-unlimited': 'Private unlimited company',
  'private-unlimited-nsc': 'Private unlimited company without share capital',
  'private-limited-guarant-nsc': 'Private company limited by guarantee',
  'private-limited-guarant-nsc-limited-exemption': 'Private company limited by guarantee',
  'private-limited-shares-section-30-exemption': 'Private limited company',
  'limited-partnership': 'Limited partnership',
  'scottish-partnership': 'Scottish partnership',
  'royal-charter': 'Royal charter company',
  'charitable-incorporated-organisation': 'Charitable incorporated organisation',
  'scottish-charitable-incorporated-organisation': 'Scottish charitable incorporated organisation',
  'industrial-and-provident-society': 'Industrial and provident society',
  'registered-society-non-jurisdictional': 'Registered society',
  'investment-company-with-variable-capital': 'Investment company with variable capital',
  'assurance-company': 'Assurance company',
  'oversea-company': 'Overseas company',
  'registered-overseas-entity': 'Overseas entity',
  'uk-establishment': 'UK establishment of an overseas company',
};

/** ISO 3166-2 codes of the parts of the United Kingdom that have their own registers. */
export const JURISDICTIONS: Readonly<Record<string, string>> = {
  'england-wales': 'GB-EAW',
  england: 'GB-ENG',
  wales: 'GB-WLS',
  scotland: 'GB-SCT',
  'northern-ireland': 'GB-NIR',
  'united-kingdom': 'GB',
};

/** Offices held by people. Nominees, receivers and the like do not work for the company. */
export const OFFICER_ROLES: Readonly<Record<string, string>> = {
  director: 'Director',
  secretary: 'Company Secretary',
  'llp-member': 'Member',
  'llp-designated-member': 'Designated Member',
  'cic-manager': 'Manager',
  'member-of-a-management-organ': 'Member of the Management Organ',
  'member-of-an-administrative-organ': 'Member of the Administrative Organ',
  'member-of-a-supervisory-organ': 'Member of the Supervisory Organ',
};
