import { AsyncResource } from 'node:async_hooks';
import type { FastifyInstance } from 'fastify';
import { preferredLanguage } from '../../shared/language/languages.ts';
import { speak, speechOf } from '../language/speak.ts';

/** Answers each request in the language that its Accept-Language header asks for, in English by default. */
export function answerInRequestLanguage(app: FastifyInstance): void {
  const scopes = new WeakMap<object, AsyncResource>();
  app.addHook('onRequest', (request, _reply, done) => {
    const language = preferredLanguage(request.headers['accept-language']);
    if (language === 'en') return done();
    speechOf(language).then(
      (speech) =>
        speak(speech, () => {
          scopes.set(request, new AsyncResource('request language'));
          done();
        }),
      done,
    );
  });
  // Reading a body goes on in a scope of its own.
  app.addHook('preValidation', (request, _reply, done) => {
    const scope = scopes.get(request);
    if (scope) scope.runInAsyncScope(done);
    else done();
  });
}
