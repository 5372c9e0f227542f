/** Paths of the billing API; schemas are in modules/billing/billing.contract.ts. */
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
