import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApplication, type TestApplication } from '../../testing/test-application.ts';
import { runs as sampleRuns } from '../tool-calls/sample-tool.ts';
import { articleLimits, helpSearchPath } from './knowledge.contract.ts';

