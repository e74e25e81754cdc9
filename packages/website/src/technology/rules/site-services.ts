import type { RuleSet } from '../fingerprint-format';

/** Services that a site uses: sign-in, data, search, payment, protection, recruiting, sales. */
export const SITE_SERVICE_RULES: RuleSet = {
  Clerk: {
    categories: ['Authentication'],
    description: 'Clerk provides sign-in, sign-up and user accounts for web applications.',
    dom: 'script[data-clerk-publishable-key]',
    scriptSrc: '/npm/@clerk/clerk-js@',
    headers: { 'x-clerk-auth-status': '' },
  },
  Supabase: {
    categories: ['Databases'],
    description: 'Supabase is an open source platform with a PostgreSQL database, sign-in and file storage.',
    headers: { 'content-security-policy': '\\.supabase\\.co\\b' },
    dom: 'img[src*=".supabase.co/storage/"], link[href*=".supabase.co"]',
    scriptSrc: '/@supabase/supabase-js|/supabase(?:[.-]client)?(?:\\.min)?\\.js',
    scripts: 'https://[a-z]{20}\\.supabase\\.co\\b',
  },
  Firebase: { scriptSrc: '/firebasejs/\\d|/__/firebase/' },
  // A network in front of the site rewrites mail addresses, and adds scripts below this path.
  Cloudflare: {
    scriptSrc: '/cdn-cgi/(?:scripts|challenge-platform|rum)',
    dom: '[data-cfemail], a[href*="/cdn-cgi/l/email-protection"]',
  },
  'Netlify Identity': {
    categories: ['Authentication'],
    description: 'Netlify Identity manages the users of sites that Netlify hosts.',
    scriptSrc: '//identity\\.netlify\\.com/',
    implies: 'Netlify',
  },
  'Cloudflare Turnstile': {
    scriptSrc: 'challenges\\.cloudflare\\.com/turnstile/',
    dom: '.cf-turnstile[data-sitekey]',
  },
  hCaptcha: { scriptSrc: 'hcaptcha\\.com/1/api\\.js', dom: '.h-captcha[data-sitekey]' },
  'Cloudflare Browser Insights': { scriptSrc: 'static\\.cloudflareinsights\\.com/beacon' },
  Stripe: { dom: 'stripe-buy-button, stripe-pricing-table, link[href^="https://js.stripe.com"]' },
  Paddle: { scriptSrc: 'cdn\\.paddle\\.com/paddle/v2/' },
  'Lemon Squeezy': {
    categories: ['Payment processors'],
    description: 'Lemon Squeezy sells software for its makers and handles payment and tax.',
    scriptSrc: 'assets\\.lemonsqueezy\\.com/lemon\\.js|app\\.lemonsqueezy\\.com/js/',
  },
  Algolia: { scriptSrc: '/algoliasearch(?:-lite)?[@./]', dom: 'link[href*="-dsn.algolia.net"]' },
  'Zoho Recruit': {
    categories: ['Recruitment & staffing'],
    description: 'Zoho Recruit is recruiting software with career pages.',
    dom: 'a[href*=".zohorecruit."], iframe[src*=".zohorecruit."]',
    implies: 'Zoho',
  },
  Ashby: {
    categories: ['Recruitment & staffing'],
    description: 'Ashby is recruiting software with a job board and applicant tracking.',
    scriptSrc: 'jobs\\.ashbyhq\\.com/[^/]+/embed',
    dom: 'a[href*="//jobs.ashbyhq.com/"], iframe[src*="//jobs.ashbyhq.com/"]',
  },
  Greenhouse: {
    dom: 'a[href*="//boards.greenhouse.io/"], a[href*="//job-boards.greenhouse.io/"], a[href*="//job-boards.eu.greenhouse.io/"]',
  },
  Teamtailor: {
    categories: ['Recruitment & staffing'],
    description: 'Teamtailor is recruiting software with career pages.',
    scriptSrc: 'scripts\\.teamtailor-cdn\\.com/',
    dom: 'a[href*=".teamtailor.com/"], link[href*=".teamtailor-cdn.com/"]',
  },
  RB2B: {
    categories: ['Analytics'],
    description: 'RB2B tells which people visit a business website.',
    scripts: 'window\\.reb2b|b2bjsstore',
  },
  'Apollo.io': {
    categories: ['Analytics', 'Marketing automation'],
    description: 'Apollo.io is a sales platform that recognises the companies visiting a website.',
    scripts: 'assets\\.apollo\\.io/micro/website-tracker/',
    scriptSrc: 'assets\\.apollo\\.io/micro/website-tracker/',
  },
  Leadfeeder: { scripts: 'sc\\.lfeeder\\.com/', scriptSrc: 'sc\\.lfeeder\\.com/' },
  Pipedrive: {
    scriptSrc: 'leadbooster-chat\\.pipedrive\\.com/|webforms\\.pipedrive\\.com/',
    dom: '.pipedriveWebForms, iframe[src*="webforms.pipedrive.com/"]',
  },
  'Salesforce Marketing Cloud Account Engagement': {
    categories: ['Marketing automation'],
    description: "Account Engagement, earlier Pardot, is Salesforce's marketing automation for businesses.",
    scripts: '(?:pi|cdn)\\.pardot\\.com/|piAId\\s*=',
    implies: 'Salesforce',
  },
  Marketo: { scripts: 'munchkin\\.marketo\\.net/' },
  'Google Cloud CDN': { headers: { via: '^1\\.1 google$' } },
  Bunny: { headers: { server: '^BunnyCDN' } },
};
