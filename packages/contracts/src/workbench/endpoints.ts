import { defineEndpoint } from '../kit/index.ts'
import { TaskPath } from '../productions/index.ts'
import * as shapes from './schemas.ts'

const reads = { scope: 'user_read' } as const
const writes = { scope: 'user_write' } as const
const one = '/v1/productions/producers/:user_id/tasks/:task_id' as const
const notFound = 'production_task_not_found'
const wrongState = 'production_task_state'
const tooOften = 'too_many_attempts'
const heard = ['invalid_audio', 'engine_failed', 'concurrent_limit_exceeded'] as const
const noEngine = ['engine_not_installed', 'engine_outside_forbidden', 'unsupported_language'] as const
/** Segments of a request: enough for what the schemas take. */
const large = { maxBodyBytes: 1024 * 1024, maxBodyMarks: 20_000 } as const

/** What helps to write what was ordered. What changes segments answers with others, and keeps nothing: whoever asked saves them. */
export const workbenchEndpoints = {
  open: defineEndpoint({
    id: 'workbench.open',
    method: 'GET',
    path: `${one}/workbench`,
    summary: 'Get what is needed to work on a task beside its content: rules, glossary, and what engines can help with',
    access: reads,
    params: TaskPath,
    success: { status: 200, schema: shapes.Workbench },
    errors: [notFound],
  }),
  getWaveform: defineEndpoint({
    id: 'workbench.getWaveform',
    method: 'GET',
    path: `${one}/waveform`,
    summary: 'Get how loud the recording of a task is at each moment',
    access: reads,
    params: TaskPath,
    success: { status: 200, schema: shapes.WorkWaveform },
    errors: [notFound, 'invalid_audio', 'rate_limit_exceeded', 'concurrent_limit_exceeded'],
  }),
  align: defineEndpoint({
    id: 'workbench.align',
    method: 'POST',
    path: `${one}/transcription/align`,
    summary: 'Find when segments and their words are said in the recording of a task',
    access: writes,
    params: TaskPath,
    body: shapes.AlignRequest,
    ...large,
    success: { status: 200, schema: shapes.Aligned },
    errors: [notFound, wrongState, 'voice_language_not_supported', ...heard],
  }),
  retranscribe: defineEndpoint({
    id: 'workbench.retranscribe',
    method: 'POST',
    path: `${one}/transcription/retranscribe-segment`,
    summary: 'Let an engine write down what is said in a stretch of the recording of a task',
    access: writes,
    params: TaskPath,
    body: shapes.RetranscribeRequest,
    success: { status: 200, schema: shapes.Retranscribed },
    errors: [notFound, wrongState, tooOften, ...noEngine, ...heard],
  }),
  translate: defineEndpoint({
    id: 'workbench.translate',
    method: 'POST',
    path: `${one}/transcription/translate`,
    summary: 'Let an engine translate segments into the language of a task',
    access: writes,
    params: TaskPath,
    body: shapes.TranslateRequest,
    ...large,
    success: { status: 200, schema: shapes.Translated },
    errors: [notFound, wrongState, tooOften, ...noEngine, 'engine_failed', 'concurrent_limit_exceeded'],
  }),
  resegment: defineEndpoint({
    id: 'workbench.resegment',
    method: 'POST',
    path: `${one}/transcription/resegment`,
    summary: 'Cut segments again by how much fits into one; no word is lost',
    access: writes,
    params: TaskPath,
    body: shapes.ResegmentRequest,
    ...large,
    success: { status: 200, schema: shapes.Resegmented },
    errors: [notFound, wrongState, 'text_too_long', 'concurrent_limit_exceeded'],
  }),
  listVersions: defineEndpoint({
    id: 'workbench.listVersions',
    method: 'GET',
    path: `${one}/transcription/versions`,
    summary: 'List the versions of a task: what was submitted, and what is written now, newest first',
    access: reads,
    params: TaskPath,
    success: { status: 200, schema: shapes.WorkVersions },
    errors: [notFound],
  }),
  diff: defineEndpoint({
    id: 'workbench.diff',
    method: 'GET',
    path: `${one}/transcription/diff`,
    summary: 'Compare two versions of a task word by word, in the order of time',
    access: reads,
    params: TaskPath,
    query: shapes.DiffQuery,
    success: { status: 200, schema: shapes.WorkDiff },
    errors: [notFound, 'production_version_not_found', 'concurrent_limit_exceeded'],
  }),
} as const
