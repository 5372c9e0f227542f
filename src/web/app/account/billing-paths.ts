/** The calls of payment (modules/billing/billing.contract.ts has their schemas). */
export const billingPaths = {
  state: '/api/billing',
  config: '/api/billing/config',
  createSubscription: '/api/create-subscription',
  invoices: '/api/billing/invoices',
  changePlan: '/api/billing/change-plan',
  cancel: '/api/billing/cancel',
  resume: '/api/billing/resume',
  refresh: '/api/billing/refresh',
  portal: '/api/billing/portal',
} as const;
