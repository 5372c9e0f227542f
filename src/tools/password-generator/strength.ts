export const strengthLevels = ['Weak', 'Medium', 'Strong'] as const;
export type Strength = (typeof strengthLevels)[number];

/** One point each. Lengths count code points, not UTF-16 units. */
const pointRules: readonly ((password: string) => boolean)[] = [
  (password) => [...password].length >= 8,
  (password) => [...password].length >= 12,
  (password) => /[a-z]/.test(password),
  (password) => /[A-Z]/.test(password),
  (password) => /[0-9]/.test(password),
  (password) => /[^A-Za-z0-9]/.test(password),
];

export const maxStrengthPoints = pointRules.length;

/** 0 to 6 points: length of 8 or more, length of 12 or more, lowercase, uppercase, digit, anything else. */
export const strengthPoints = (password: string): number => pointRules.filter((earns) => earns(password)).length;

/** The badge: under 3 points Weak, 3 or 4 Medium, 5 or 6 Strong. */
export function strengthOf(password: string): Strength {
  const points = strengthPoints(password);
  if (points < 3) return 'Weak';
  return points <= 4 ? 'Medium' : 'Strong';
}
