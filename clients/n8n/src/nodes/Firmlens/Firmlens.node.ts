import { type INodeType, type INodeTypeDescription, NodeConnectionTypes } from 'n8n-workflow';
import { companyProperties } from './company';
import { listProperties } from './list';
import { signalProperties } from './signal';
import { watchProperties } from './watch';

/** Requests of a workflow to the service. n8n sends them as the routing of each field describes. */
export class Firmlens implements INodeType {
  description: INodeTypeDescription = {
    displayName: 'Firmlens',
    name: 'firmlens',
    icon: { light: 'file:../../icons/firmlens.svg', dark: 'file:../../icons/firmlens.dark.svg' },
    group: ['transform'],
    version: 1,
    subtitle: '={{ $parameter["operation"] + ": " + $parameter["resource"] }}',
    description: 'Get company data and buying signals, with the source of every value',
    defaults: { name: 'Firmlens' },
    usableAsTool: true,
    inputs: [NodeConnectionTypes.Main],
    outputs: [NodeConnectionTypes.Main],
    credentials: [{ name: 'firmlensApi', required: true }],
    requestDefaults: {
      baseURL: '={{ $credentials.baseUrl.replace(/\\/+$/, "") }}',
      headers: { Accept: 'application/json' },
      // Refusals are shown in the service's own words.
      ignoreHttpStatusErrors: true,
    },
    properties: [
      {
        displayName: 'Resource',
        name: 'resource',
        type: 'options',
        noDataExpression: true,
        options: [
          { name: 'Company', value: 'company' },
          { name: 'List', value: 'list' },
          { name: 'Signal', value: 'signal' },
          { name: 'Watch', value: 'watch' },
        ],
        default: 'company',
      },
      ...companyProperties,
      ...listProperties,
      ...signalProperties,
      ...watchProperties,
    ],
  };
}
