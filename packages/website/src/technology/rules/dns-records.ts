import type { RuleSet } from '../fingerprint-format';

/**
 * Technologies that DNS records reveal. `DMARC` is the policy record below `_dmarc`: its `rua` names the
 * reader of the reports. `CNAME` is the target of a well-known host of the domain, such as `www` or `status`.
 */
export const DNS_RECORD_RULES: RuleSet = {
  'Microsoft 365': { dns: { MX: '\\.mail\\.protection\\.outlook\\.com$', TXT: '^ms=ms\\d+$' } },
  'Zoho Mail': { dns: { MX: '\\.zoho\\.(?:com|eu|in|com\\.au|jp)$' } },
  Mimecast: {
    categories: ['Security', 'Email'],
    description: 'Mimecast filters mail for spam, phishing and malware.',
    dns: { MX: '\\.mimecast(?:-offshore)?\\.com$', DMARC: 'rua=[^;]*dmarcanalyzer\\.com' },
  },
  Proofpoint: {
    categories: ['Security', 'Email'],
    description: 'Proofpoint filters mail for spam, phishing and malware.',
    dns: { MX: '\\.(?:pphosted|ppe-hosted)\\.com$', DMARC: 'rua=[^;]*emaildefense\\.proofpoint\\.com' },
  },
  'Proton Mail': {
    categories: ['Webmail', 'Email'],
    description: 'Proton Mail is an encrypted mail service.',
    dns: { MX: '\\.protonmail\\.ch$', TXT: '^protonmail-verification=' },
  },
  'Yandex 360': {
    categories: ['Webmail', 'Email'],
    description: 'Yandex 360 is a suite of mail and office services for businesses.',
    dns: { MX: '^mx\\.yandex\\.(?:net|ru)$' },
  },
  Fastmail: {
    categories: ['Webmail', 'Email'],
    description: 'Fastmail is a mail and calendar service.',
    dns: { MX: '\\.messagingengine\\.com$' },
  },
  MailChimp: { dns: { TXT: '^v=spf1 .*include:servers\\.mcsv\\.net' } },
  Postmark: {
    categories: ['Email'],
    description: 'Postmark delivers the mail that applications send.',
    dns: { TXT: '^v=spf1 .*include:spf\\.mtasv\\.net', DMARC: 'rua=[^;]*dmarc\\.postmarkapp\\.com' },
  },
  Marketo: { dns: { TXT: '^v=spf1 .*include:mktomail\\.com', CNAME: '\\.mktoweb\\.com$' } },
  'Help Scout': { dns: { TXT: '^v=spf1 .*include:helpscoutemail\\.com' } },
  'Google Search Console': {
    categories: ['SEO'],
    description: "Google Search Console shows how a site stands in Google's search.",
    dns: { TXT: '^google-site-verification=' },
  },
  'Meta Business': {
    categories: ['Advertising'],
    description: "Meta Business manages a company's presence and advertising on Facebook and Instagram.",
    dns: { TXT: '^facebook-domain-verification=' },
  },
  'Atlassian Cloud': {
    categories: ['Development', 'Issue trackers'],
    description: 'Atlassian Cloud is the hosted suite of Jira, Confluence and related tools.',
    dns: { TXT: '^atlassian-domain-verification=' },
  },
  'Adobe Admin Console': {
    categories: ['Miscellaneous'],
    description: "The Adobe Admin Console manages a company's licences and users of Adobe products.",
    dns: { TXT: '^adobe-idp-site-verification=' },
  },
  'Apple Business Manager': {
    categories: ['Miscellaneous'],
    description: "Apple Business Manager manages a company's Apple devices and accounts.",
    dns: { TXT: '^apple-domain-verification=' },
  },
  Slack: {
    categories: ['Miscellaneous'],
    description: 'Slack is a messaging service for teams.',
    dns: { TXT: '^slack-domain-verification=' },
  },
  Notion: { dns: { TXT: '^notion-domain-verification=' } },
  OpenAI: {
    categories: ['Miscellaneous'],
    description: 'OpenAI provides the ChatGPT assistant and an interface to its language models.',
    dns: { TXT: '^openai-domain-verification=' },
  },
  Miro: {
    categories: ['Miscellaneous'],
    description: 'Miro is a shared online whiteboard.',
    dns: { TXT: '^miro-verification=' },
  },
  OneTrust: { dns: { TXT: '^onetrust-domain-verification=' } },
  Zoom: {
    categories: ['Miscellaneous'],
    description: 'Zoom is a service for video meetings and telephony.',
    dns: { TXT: '^zoom_verify_' },
  },
  '1Password': {
    categories: ['Security'],
    description: '1Password keeps the passwords and secrets of a team.',
    dns: { TXT: '^1password-site-verification=' },
  },
  Cloudflare: {
    dns: { NS: '\\.ns\\.cloudflare\\.com$', DMARC: 'rua=[^;]*dmarc-reports\\.cloudflare\\.net' },
  },
  'Google Cloud DNS': {
    categories: ['PaaS'],
    description: 'Google Cloud DNS serves the name records of domains.',
    dns: { NS: '^ns-cloud-\\w+\\.googledomains\\.com$' },
  },
  NS1: {
    categories: ['Load balancers'],
    description: 'NS1 serves name records and steers traffic by them.',
    dns: { NS: '\\.nsone\\.net$' },
  },
  dmarcian: {
    categories: ['Security', 'Email'],
    description: "dmarcian reads DMARC reports and shows who sends mail in a domain's name.",
    dns: { DMARC: 'rua=[^;]*\\.dmarcian\\.(?:com|eu)' },
  },
  Valimail: {
    categories: ['Security', 'Email'],
    description: 'Valimail protects a domain from mail sent in its name.',
    dns: { DMARC: 'rua=[^;]*@vali\\.email' },
  },
  EasyDMARC: {
    categories: ['Security', 'Email'],
    description: 'EasyDMARC reads DMARC reports and helps to set the policy.',
    dns: { DMARC: 'rua=[^;]*\\.easydmarc\\.(?:com|us|eu)' },
  },
  PowerDMARC: {
    categories: ['Security', 'Email'],
    description: 'PowerDMARC reads DMARC reports and helps to set the policy.',
    dns: { DMARC: 'rua=[^;]*\\.powerdmarc\\.com' },
  },
  Vercel: { dns: { CNAME: '\\.vercel-dns(?:-\\d+)?\\.com$' } },
  Netlify: { dns: { CNAME: '\\.netlify\\.(?:app|com)$' } },
  'GitHub Pages': { dns: { CNAME: '\\.github\\.io$' } },
  Webflow: { dns: { CNAME: '\\.webflow\\.(?:com|io)$' } },
  Shopify: { dns: { CNAME: '\\.myshopify\\.com$' } },
  Heroku: { dns: { CNAME: '\\.(?:herokudns|herokuapp)\\.com$' } },
  'HubSpot CMS Hub': { dns: { CNAME: '\\.(?:hubspot|hs-sites)\\.(?:net|com)$' } },
  Zendesk: { dns: { CNAME: '\\.zendesk\\.com$' } },
  'Intercom Articles': { dns: { CNAME: '\\.intercom\\.help$' } },
  'Atlassian Statuspage': { dns: { CNAME: '\\.stspg-customer\\.com$' } },
  GitBook: { dns: { CNAME: '\\.gitbook\\.(?:io|com)$' } },
  ReadMe: {
    categories: ['Documentation'],
    description: 'ReadMe is a hosted platform for API documentation.',
    dns: { CNAME: '\\.readmessl\\.com$' },
  },
  Teamtailor: { dns: { CNAME: '^ext\\.teamtailor\\.com$' } },
};
