import { calls } from '../../../../adapters/contract/calls';

const fieldsOf = (schema: object): readonly string[] =>
  'properties' in schema && typeof schema.properties === 'object' && schema.properties !== null
    ? Object.keys(schema.properties)
    : [];

const callAt = (line: string) => {
  const found = calls.find(({ method, path }) => `${method} ${path}` === line);
  if (found === undefined) throw new Error(`There is no ${line}.`);
  return found;
};

describe('The calls of chat', () => {
  it.each([
    ['POST chat-conversations/chat_conversations_list', ['search_text'], ['conversations']],
    ['POST chat-conversations/get_unread_messages', ['chatUser', 'userType', 'userTypeId'], ['unread']],
    ['POST chat-conversations/get_chat_history', ['to', 'from', 'location_id', 'position_id'], ['messages']],
    [
      'PUT chat-conversations/mark_all_messages_asseen',
      ['user_id', 'sender_id', 'from', 'community_id', 'position_id', 'location_name', 'user_type'],
      [],
    ],
    [
      'PUT chat-conversations/mark_messages_as_read',
      ['location_id', 'position_id', 'candidate_id', 'hiring_manager_id', 'sender_id'],
      [],
    ],
    [
      'POST chat-conversations/msg',
      [
        ...['from', 'to', 'messageDetails', 'first_name', 'last_name', 'community_id', 'position_id', 'cand_id'],
        ...['hm_id', 'name', 'isUserInOnline', 'message_seen'],
      ],
      ['message', 'myself', 'senttime', 'attachments'],
    ],
    ['POST chat-conversations/chat_attachment_url', ['attachment'], ['file_data']],
  ])('%s accepts and answers what the specification names, for candidates only [spec 2 §7]', (line, taken, told) => {
    const { request, response, access } = callAt(line);
    expect(fieldsOf(request.schema)).toEqual(expect.arrayContaining(taken));
    expect(fieldsOf(response.schema)).toEqual(expect.arrayContaining(told));
    expect(access).toBe('candidate');
  });
});
