import { describeMediaToolkit } from '@vireo/engines/media.conformance.ts'
import { createMediaToolkit } from './media-toolkit.ts'

describeMediaToolkit('FFmpeg in its sandbox', () => createMediaToolkit())
