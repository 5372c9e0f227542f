import { createStore } from '../store.ts';

const changes = createStore(0);

/** Announces that a metered call has ended, so the allowance may have changed. */
export const usageChanged = (): void => changes.set(changes.value() + 1);

export const onUsageChange = changes.subscribe;
