import { sayLength } from '../../application/words/duration';
import { minutes, seconds } from '../../domain/time/duration';
import { deliveryTriedFor, receiverAnswersWithin } from '../../domain/webhooks/delivery';
import { eventTypes, type EventType } from '../../domain/applications/application-event';
import { eventId, webhookBody } from './applications/told-event.wire';
import type { JsonSchema } from './codec';
import { withWords } from './openapi-words';

/* What the portal sends to webhooks (Standard Webhooks 1.0): each type of event with its body and its headers. */

const header = (name: string, description: string, schema: JsonSchema): object => ({
  name,
  in: 'header',
  required: true,
  description,
  schema,
});

const headers = [
  header(
    'webhook-id',
    'The same each time that this event is sent: a receiver drops what it has already.',
    eventId.schema,
  ),
  header('webhook-timestamp', 'When this was sent, in seconds since 1970. Refuse what is older than a few minutes.', {
    type: 'string',
    pattern: '^[0-9]+$',
    examples: ['1796396400'],
  }),
  header(
    'webhook-signature',
    'One or more, separated by spaces: `v1,` and the base64 of HMAC-SHA256 over `{webhook-id}.{webhook-timestamp}.{body}`, under the bytes that the secret ' +
      'has behind `whsec_` in base64. One of them must be right; there are two while a secret is replaced.',
    { type: 'string', examples: ['v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4='] },
  ),
];

const sent = (type: EventType): object => ({
  post: {
    operationId: `webhook_${type.replaceAll('.', '_')}`,
    summary: `An event of the type ${type}.`,
    tags: ['webhooks'],
    'x-source': 'ours: R27, webhooks',
    security: [],
    parameters: headers,
    requestBody: {
      required: true,
      content: {
        'application/json': {
          schema: {
            allOf: [
              { $ref: '#/components/schemas/WebhookEvent' },
              { type: 'object', properties: { type: { const: type } } },
            ],
          },
        },
      },
    },
    responses: {
      '2XX': {
        description: `Accepted, within ${receiverAnswersWithin / seconds(1)} seconds. Anything else is no acceptance, redirects included: the event is sent again, for ${sayLength(deliveryTriedFor / minutes(1))}.`,
      },
      410: { description: 'The receiver is gone: the webhook is switched off, and nothing more is sent.' },
    },
  },
});

/** The `webhooks` of the document: the requests that the portal makes. */
export const sentToWebhooks: JsonSchema = Object.fromEntries(eventTypes.map((type) => [type, sent(type)]));

/** The schemas that they name. */
export const schemasOfWebhooks: JsonSchema = { WebhookEvent: withWords(webhookBody.schema) };
