import type {
  IAuthenticateGeneric,
  Icon,
  ICredentialTestRequest,
  ICredentialType,
  INodeProperties,
} from 'n8n-workflow';

/** Where the service is, the key of the account, and the secret that its webhooks are signed with. */
export class FirmlensApi implements ICredentialType {
  name = 'firmlensApi';

  displayName = 'Firmlens API';

  icon: Icon = { light: 'file:../icons/firmlens.svg', dark: 'file:../icons/firmlens.dark.svg' };

  documentationUrl = 'https://www.npmjs.com/package/n8n-nodes-firmlens';

  properties: INodeProperties[] = [
    {
      displayName: 'Base URL',
      name: 'baseUrl',
      type: 'string',
      default: '',
      required: true,
      placeholder: 'https://firmlens.example/api/v1',
      description: 'The address of the service, with <code>/api/v1</code> at its end',
    },
    {
      displayName: 'API Key',
      name: 'apiKey',
      type: 'string',
      typeOptions: { password: true },
      default: '',
      required: true,
      placeholder: 'flk_…',
    },
    {
      displayName: 'Signing Secret',
      name: 'signingSecret',
      type: 'string',
      typeOptions: { password: true },
      default: '',
      placeholder: 'whsec_…',
      description: 'Only for the Firmlens Trigger, which verifies webhooks with it. The panel shows it.',
    },
  ];

  authenticate: IAuthenticateGeneric = {
    type: 'generic',
    properties: { headers: { 'X-API-Key': '={{$credentials.apiKey}}' } },
  };

  test: ICredentialTestRequest = {
    request: { baseURL: '={{ $credentials.baseUrl.replace(/\\/+$/, "") }}', url: '/account/info' },
  };
}
