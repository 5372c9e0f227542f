import { signedInCookie } from '../../../modules/accounts/account-paths.contract.ts';
import type { Plan } from '../../../shared/plans.ts';

/** Where the plan of whoever is signed in is remembered, so that the next page can look right before the server has answered. */
const planKey = 'satchel.plan';

/**
 * Runs before the first paint: whoever is signed in never sees the links to sign in, and whoever is Pro no offer of Pro (see
 * `signed-in:` and `maybe-pro:` in app.css). The attribute is only about looks; 'in' means that the plan is not known.
 */
export const signedInScript = `if(/(^|; )${signedInCookie}=/.test(document.cookie)){let p='in';try{p=localStorage.getItem('${planKey}')||p}catch{}document.documentElement.dataset.account=p}`;

/** Whether somebody may be signed in in this browser; the server knows for sure. */
export const mayBeSignedIn = (): boolean => new RegExp(`(^|; )${signedInCookie}=`).test(document.cookie);

/** @param plan of whoever is signed in; undefined when nobody is */
export function markSignedIn(plan: Plan | undefined): void {
  if (plan) document.documentElement.dataset.account = plan;
  else delete document.documentElement.dataset.account;
  try {
    if (plan) localStorage.setItem(planKey, plan);
    else localStorage.removeItem(planKey);
  } catch {
    // Without storage the next page shows the offers a moment later.
  }
}
