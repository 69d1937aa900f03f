import type { OpenCms } from '../../core/publishing/cms-client.ts'

/** No kind of CMS can be reached by this build; the core says so to whoever connects or publishes. */
export const noConnectors: OpenCms = () => null
