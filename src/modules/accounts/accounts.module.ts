import type { ToolRuns } from '../../catalog/define-run.ts';
import type { ActionDefinition } from '../../catalog/define-tool.ts';
import { t } from '../../shared/language/translate.ts';
import type { Module } from '../define-module.ts';
import type { PlansConfig } from '../plans/plans.config.ts';
import type { Services } from '../services.ts';
import type { AccountsConfig } from './accounts.config.ts';
import { accountRoutes } from './accounts.routes.ts';
import { type Accounts, createAccounts } from './accounts.usecases.ts';
import { apiKeyRules } from './api-keys.usecases.ts';
import type { Identify } from './caller.ts';
import type { PasswordCost } from './passwords.ts';
import { isLocalOnly } from './roles.ts';

export type AccountsModule = Module & { accounts: Accounts; identify: Identify };

export type AccountsOptions = {
  /** Replaces the account's caller in tests. */
  identify?: Identify | undefined;
  /** Cost of new password hashes, in place of the safe one. */
  passwordCost?: PasswordCost | undefined;
};

export function createAccountsModule(
  services: Services<AccountsConfig & PlansConfig>,
  options: AccountsOptions,
): AccountsModule {
  const { config, tools, database, pool, notifications, mail, signingSecret, log } = services;
  const { publicUrl, adminEmails, everyonePro } = config;
  const accounts = createAccounts({
    ...{ database, pool, notifications, mail, signingSecret, publicUrl, adminEmails, everyonePro, log },
    localOnly: isLocalOnly(config),
    passwordCost: options.passwordCost,
  });
  return {
    name: 'accounts',
    accounts,
    identify: options.identify ?? accounts.identify,
    hooks: (web) => accounts.guardApiKeys(web, apiKeyRules(toolCategories(tools))),
    routes: (web) => accountRoutes(web, accounts),
    figures: [
      { id: 'accounts', name: () => t('Accounts'), read: accounts.countUsers },
      ...(everyonePro ? [] : [{ id: 'pro', name: () => t('Accounts with Pro'), read: accounts.countPro }]),
    ],
    schedule: [{ name: 'sweep-accounts', cron: '41 * * * *', run: accounts.sweep }],
  };
}

/**
 * The tool category behind each tool-call path. A path that delegates to tools of every category has none, so that a key for
 * some categories cannot reach the others.
 */
const toolCategories = (tools: readonly ToolRuns[]): Map<string, string> =>
  new Map(
    tools.flatMap(({ tool }) =>
      Object.values<ActionDefinition>(tool.actions).map(({ path, delegatesTo }): [string, string] => [
        path,
        delegatesTo ? 'every' : tool.category,
      ]),
    ),
  );
