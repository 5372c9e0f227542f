import { useQuery } from '@tanstack/react-query';
import { billingConfigSchema } from '../../../modules/billing/billing.contract.ts';
import { callApi } from '../../kit/http/call-api.ts';
import { billingPaths } from './billing-paths.ts';

/** Whether this site takes payments, and the settings its payment page needs. */
export const useBillingConfig = () =>
  useQuery({
    queryKey: [billingPaths.config],
    queryFn: () => callApi(billingPaths.config, billingConfigSchema, { method: 'GET' }),
  });
