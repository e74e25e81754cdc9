import type { Role } from '@firmlens/panel-contract';

/** Texts of more than one page. */
export const common = {
  product: 'Firmlens',
  skipToContent: 'Skip to content',
  loading: 'Loading …',
  cancel: 'Cancel',
  goBack: 'Go back',
  close: 'Close',
  tryAgain: 'Try again',
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'The browser refused to copy. Select the text and copy it yourself.',
  never: 'Never',
  demoPage: '(demo page)',
  actions: 'Actions',
  email: 'Email',
  password: 'Password',
  showPassword: 'Show or hide the password',
  passwordAgain: 'Your password',
  whyPasswordAgain: 'Enter your password again to make this change.',
  newPassword: 'New password',
  newPasswordHint: 'At least 8 characters. A few unrelated words make a good one.',

  roles: { viewer: 'Viewer', developer: 'Developer', owner: 'Owner' } satisfies Record<Role, string>,
  roleHints: {
    viewer:
      'Sees companies, lists, watches, requests, credits, deliveries, keys and people. Changes nothing.',
    developer:
      'Also enriches and searches companies, starts lists and watches, sets up webhooks, and makes, rotates and disables API keys.',
    owner: 'Also invites and removes people, and sees the audit log.',
  } satisfies Record<Role, string>,
} as const;
