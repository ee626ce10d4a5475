export { createMediaToolkit, type MediaToolkitOptions } from './media-toolkit.ts'
export { createVideoRenderer, type VideoRendererOptions } from './video/create-video-renderer.ts'
