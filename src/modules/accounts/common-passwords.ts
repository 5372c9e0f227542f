import { accountErrors } from './accounts.errors.ts';

/* The most common passwords of six characters or more, from published lists of leaked passwords. */
const common = `
000000 101010 102030 111111 1111111 11111111 112233 121212 123123 123123123 123321 1234567 12345678 123456789 1234567890
123456 123456a 123456q 123456789a 123abc 123qwe 123qweasd 131313 147258 147258369 159357 159753 1q2w3e 1q2w3e4r 1q2w3e4r5t
1qaz2wsx 222222 232323 333333 444444 456789 555555 654321 666666 696969 741852 777777 7777777 789456 789456123 852456
888888 88888888 987654 987654321 9876543210 999999 a12345 a123456 a1b2c3 aa123456 aaaaaa abc123 abcd1234 abcdef abcdefg
access admin1 admin123 administrator amanda andrea andrew angel1 anthony arsenal asdasd asdf1234 asdfasdf asdfgh asdfghjkl
ashley azerty bailey baseball batman buster changeme charlie cheese chelsea chocolate computer cookie daniel default
dragon eminem flower football freedom george ginger google guest1 hannah hello123 hockey hunter iloveyou internet jennifer
jessica jordan jordan23 joshua killer letmein letmein1 liverpool london login1 lovely loveme maggie master matrix matthew
merlin michael michelle monkey mustang nicole ninja1 orange pass123 passw0rd password password1 password12 password123
p@ssw0rd p@ssword pepper pokemon princess purple q1w2e3 q1w2e3r4 qazwsx qazwsxedc qwe123 qweasd qweasdzxc qwer1234 qwerty
qwerty1 qwerty12 qwerty123 qwertyuiop qwertz ranger robert samsung secret secret1 shadow silver soccer spongebob starwars
summer sunshine superman taylor tester test123 test1234 testing thomas thunder tigger trustno1 user123 welcome welcome1
whatever yankees zaq12wsx zxcvbn zxcvbnm
`;

const commonPasswords: ReadonlySet<string> = new Set(common.trim().split(/\s+/));

/** Whether it is among the most common ones, ignoring case. */
const isCommonPassword = (password: string): boolean => commonPasswords.has(password.toLowerCase());

/** @throws AppError 400 for a password that is easy to guess */
export function assertGoodPassword(password: string, { username, email }: { username: string; email: string }): void {
  if (isCommonPassword(password)) throw accountErrors.passwordTooCommon();
  const plain = password.toLowerCase();
  if ([email, email.split('@')[0], username.toLowerCase()].includes(plain)) throw accountErrors.passwordIsEmail();
}
