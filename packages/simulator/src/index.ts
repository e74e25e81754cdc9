export {
  createCertificateAuthority,
  type CertificateAuthority,
  type CertificateFlaw,
} from './certificate-authority';
export { HOSTILE_CERTIFICATES, hostileSites } from './hostile';
export { demoSites } from './demo-sites';
export { DEMO_COMPANIES_HOUSE_KEY, demoSources, sourcesFromFolder } from './demo-sources';
export {
  startSimulatedWeb,
  type SimulatedRequest,
  type SimulatedSite,
  type SimulatedWeb,
  type SimulatedWebOptions,
} from './simulated-web';
export { startSitePages, type SitePages } from './site-pages';
export { serveSiteFolder } from './site-folder';
export * from './sources';
export { verifyDelivery, type DeliveryVerdicts, type Verdict } from './verify-delivery';
export {
  startWebhookReceiver,
  type ReceivedDelivery,
  type WebhookReceiver,
  type WebhookReceiverOptions,
} from './webhook-receiver';
