import type { LoggedEvent, WebhookEvent } from '../../../../contract/webhooks.ts'

/** A dot parts the levels of a text key, so an event is named without it. */
const nameOf = (event: LoggedEvent) => event.replace('.', '_')

export const eventKey = (event: LoggedEvent): string => `site-tools:webhooks.event.${nameOf(event)}`
export const eventHintKey = (event: WebhookEvent): string => `site-tools:webhooks.event_hint.${nameOf(event)}`
