export {
  createCertificateAuthority,
  type CertificateAuthority,
  type CertificateFlaw,
} from './certificate-authority';
export { HOSTILE_CERTIFICATES, hostileSites } from './hostile';
export { demoSites } from './demo-sites';
export { DEMO_COMPANIES_HOUSE_KEY, demoSources, folderSources } from './folder-sources';
export {
  startReplicaWeb,
  type ReplicaRequest,
  type ReplicaSite,
  type ReplicaWeb,
  type ReplicaWebOptions,
} from './replica-web';
export { serveSiteFolder } from './site-folder';
export * from './sources';
export { verifyDelivery, type DeliveryVerdicts, type Verdict } from './verify-delivery';
export {
  startWebhookReceiver,
  type ReceivedDelivery,
  type WebhookReceiver,
  type WebhookReceiverOptions,
} from './webhook-receiver';
