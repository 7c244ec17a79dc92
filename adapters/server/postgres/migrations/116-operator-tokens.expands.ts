import { migration } from '../migration';

/*
 * operator_tokens: the employer's named tokens, sealed. A revoked one stays, because its name isn't given again.
 *
 * What each unique constraint is for, besides what it says:
 *   name     two who add one of the same name at once
 *   seal     whose token a call shows
 */
export const operatorTokens = migration(
  `create table operator_tokens (
     id bigint generated always as identity primary key,
     name text not null unique,
     rights jsonb not null check (jsonb_typeof(rights) = 'array'),
     seal text not null unique,
     since timestamptz(3) not null,
     last_used_at timestamptz(3),
     revoked_at timestamptz(3)
   )`,
);
