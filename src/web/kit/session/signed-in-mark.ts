import { signedInCookie } from '../../../modules/accounts/account-paths.contract.ts';
import { type Plan, plans } from '../../../shared/plans.ts';
import { store } from '../browser-storage.ts';

/** Storage key of the signed-in user's plan, so that the next page can render right before the server answers. */
const planKey = 'satchel.plan';

/**
 * Runs before the first paint: signed-in users never see the sign-in links, and Pro users never an offer of Pro (see
 * `signed-in:` and `maybe-pro:` in app.css). Only about appearance; 'in' means that the plan is unknown.
 */
export const signedInScript = `if(/(^|; )${signedInCookie}=/.test(document.cookie)){let p='in';try{p=localStorage.getItem('${planKey}')||p}catch{}document.documentElement.dataset.account=p}`;

/** The plan of whoever was signed in here last; undefined when nobody is, or when it is not known. */
export const markedPlan = (): Plan | undefined =>
  plans.find((plan) => plan === document.documentElement.dataset.account);

/** Whether a user may be signed in; only the server knows for sure. */
export const mayBeSignedIn = (): boolean => new RegExp(`(^|; )${signedInCookie}=`).test(document.cookie);

/** @param plan of the signed-in user; undefined when signed out */
export function markSignedIn(plan: Plan | undefined): void {
  if (plan) document.documentElement.dataset.account = plan;
  else delete document.documentElement.dataset.account;
  // Without storage the next page shows the offers for a moment.
  store('browser', planKey, plan);
}
