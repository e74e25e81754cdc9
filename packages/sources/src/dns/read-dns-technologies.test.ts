import type { DnsRecord, DnsRecordType } from './query-records';
import { readDnsTechnologies } from './read-dns-technologies';

const AT = '2026-11-20T10:00:00.000Z';

function names(...records: [DnsRecordType, string][]): string[] {
  const found = readDnsTechnologies(
    records.map(([kind, text]): DnsRecord => ({ kind, text })),
    AT,
  );
  return found.map(({ value }) => value.name);
}

describe('technologies in DNS records', () => {
  test.each<[DnsRecordType, string, string]>([
    ['MX', 'alt1.aspmx.l.google.com', 'Google Workspace'],
    ['MX', 'acme-example.mail.protection.outlook.com', 'Microsoft 365'],
    ['MX', 'mx1.zoho.eu', 'Zoho Mail'],
    ['MX', 'eu-smtp-inbound-1.mimecast.com', 'Mimecast'],
    ['MX', 'mxa-001.pphosted.com', 'Proofpoint'],
    ['MX', 'mail.protonmail.ch', 'Proton Mail'],
    ['MX', 'mx.yandex.net', 'Yandex 360'],
    ['MX', 'in1-smtp.messagingengine.com', 'Fastmail'],
    ['TXT', 'v=spf1 include:amazonses.com ~all', 'Amazon SES'],
    ['TXT', 'v=spf1 include:sendgrid.net include:servers.mcsv.net -all', 'MailChimp'],
    ['TXT', 'v=spf1 include:spf.mtasv.net ~all', 'Postmark'],
    ['TXT', 'v=spf1 ip4:192.0.2.1 include:mktomail.com ~all', 'Marketo'],
    ['TXT', 'google-site-verification=abc', 'Google Search Console'],
    ['TXT', 'ms=ms12345678', 'Microsoft 365'],
    ['TXT', 'facebook-domain-verification=abc', 'Meta Business'],
    ['TXT', 'atlassian-domain-verification=abc', 'Atlassian Cloud'],
    ['TXT', 'stripe-verification=abc', 'Stripe'],
    ['TXT', 'zoom_verify_abc', 'Zoom'],
    ['NS', 'ns-1.awsdns-01.org', 'Amazon Web Services'],
    ['NS', 'ada.ns.cloudflare.com', 'Cloudflare'],
    ['NS', 'dns1.p01.nsone.net', 'NS1'],
    ['SOA', 'ns1.your-server.hetzner.com', 'Hetzner'],
    ['CNAME', 'd111111abcdef8.cloudfront.net', 'Amazon Cloudfront'],
    ['CNAME', 'cname.vercel-dns.com', 'Vercel'],
    ['CNAME', 'acme.stspg-customer.com', 'Atlassian Statuspage'],
    ['CNAME', 'shops.myshopify.com', 'Shopify'],
    ['CNAME', 'ext.teamtailor.com', 'Teamtailor'],
    ['DMARC', 'v=dmarc1; p=none; rua=mailto:abc@ag.dmarcian.com', 'dmarcian'],
    ['DMARC', 'v=dmarc1; p=reject; rua=mailto:a@acme.example,mailto:b@rua.easydmarc.com', 'EasyDMARC'],
  ])('reads %s %s as %s', (kind, text, technology) => {
    expect(names([kind, text])).toContain(technology);
  });

  test.each<[DnsRecordType, string]>([
    ['MX', 'mail.acme.example'],
    ['MX', 'mx.yandex.net.acme.example'],
    ['TXT', 'we use servers.mcsv.net and zoom_verify_'],
    ['TXT', 'v=spf1 mx -all'],
    ['NS', 'cloudflare.acme.example'],
    ['CNAME', 'www.acme.example'],
    ['DMARC', 'v=dmarc1; p=none; rua=mailto:dmarc@acme.example'],
  ])('finds nothing in %s %s', (kind, text) => {
    expect(names([kind, text])).toEqual([]);
  });

  test('returns dated evidence with categories and no URL', () => {
    expect(readDnsTechnologies([{ kind: 'MX', text: 'in2-smtp.messagingengine.com' }], AT)).toEqual([
      {
        field: 'technology.technologies',
        value: {
          name: 'Fastmail',
          categories: ['Webmail', 'Email'],
          description: 'Fastmail is a mail and calendar service.',
        },
        source: 'dns',
        url: null,
        observed_at: AT,
        confidence: 1,
      },
    ]);
  });
});
