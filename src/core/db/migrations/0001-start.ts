import type { Migration } from '../migrate.ts'

export const start: Migration = {
  name: '0001-start',
  sql: /* sql */ `
    create table articles (
      id integer primary key autoincrement,
      title text not null,
      slug text not null,
      status text not null check (status in ('draft', 'published', 'archived')),
      language text not null,
      word_count integer not null,
      model text not null,
      meta_title text not null,
      meta_description text not null,
      keywords text not null,
      revision integer not null,
      is_sample integer not null default 0,
      is_scaffold integer not null default 0,
      created_at text not null,
      updated_at text not null,
      deleted_at text,
      -- Last: SQLite reads a long text to get at the columns behind it, and no list wants it.
      content text not null
    ) strict;

    -- One index for every order and filter that a list offers; the partial ones hold what is not in the trash.
    create index articles_new on articles (created_at desc, id desc) where deleted_at is null;
    create index articles_new_status on articles (status, created_at desc, id desc) where deleted_at is null;
    create index articles_new_language on articles (language, created_at desc, id desc) where deleted_at is null;
    create index articles_new_both on articles (status, language, created_at desc, id desc) where deleted_at is null;
    create index articles_updated on articles (updated_at desc, id desc) where deleted_at is null;
    create index articles_updated_status on articles (status, updated_at desc, id desc) where deleted_at is null;
    create index articles_updated_language on articles (language, updated_at desc, id desc) where deleted_at is null;
    create index articles_updated_both on articles (status, language, updated_at desc, id desc) where deleted_at is null;
    create index articles_title on articles (title collate nocase, id) where deleted_at is null;
    create index articles_title_status on articles (status, title collate nocase, id) where deleted_at is null;
    create index articles_title_language on articles (language, title collate nocase, id) where deleted_at is null;
    create index articles_title_both on articles (status, language, title collate nocase, id) where deleted_at is null;
    create index articles_words on articles (word_count, id) where deleted_at is null;
    create index articles_words_status on articles (status, word_count, id) where deleted_at is null;
    create index articles_words_language on articles (language, word_count, id) where deleted_at is null;
    create index articles_words_both on articles (status, language, word_count, id) where deleted_at is null;
    -- The trash is small and short-lived: one index for each order, filters are read off it.
    create index articles_trash on articles (deleted_at desc, id desc, status, language) where deleted_at is not null;
    create index articles_trash_new on articles (created_at desc, id desc, status, language) where deleted_at is not null;
    create index articles_trash_title on articles (title collate nocase, id, status, language) where deleted_at is not null;
    create index articles_trash_words on articles (word_count, id, status, language) where deleted_at is not null;
    create index articles_samples on articles (id) where is_sample = 1;
    create index articles_slug on articles (slug);

    -- meta.total of a list must never scan: kept by the triggers below.
    create table article_counts (
      status text not null,
      language text not null,
      trashed integer not null,
      articles integer not null,
      primary key (status, language, trashed)
    ) strict, without rowid;

    create trigger articles_counted_in after insert on articles begin
      insert into article_counts values (new.status, new.language, new.deleted_at is not null, 1)
        on conflict do update set articles = articles + 1;
    end;
    create trigger articles_counted_out after delete on articles begin
      update article_counts set articles = articles - 1
        where status = old.status and language = old.language and trashed = (old.deleted_at is not null);
    end;
    create trigger articles_counted_over after update of status, language, deleted_at on articles
    when old.status <> new.status or old.language <> new.language or (old.deleted_at is null) <> (new.deleted_at is null) begin
      update article_counts set articles = articles - 1
        where status = old.status and language = old.language and trashed = (old.deleted_at is not null);
      insert into article_counts values (new.status, new.language, new.deleted_at is not null, 1)
        on conflict do update set articles = articles + 1;
    end;

    create table article_versions (
      id integer primary key autoincrement,
      article_id integer not null references articles (id) on delete cascade,
      revision integer not null,
      kind text not null,
      label text not null,
      made_by text not null,
      title text not null,
      meta_title text not null,
      meta_description text not null,
      keywords text not null,
      word_count integer not null,
      sha256 text not null,
      created_at text not null,
      content text not null
    ) strict;
    create index article_versions_of on article_versions (article_id, id desc);

    -- What is searched: plain text beside the article, and an index over it that folds case in every script.
    create table article_texts (
      article_id integer primary key references articles (id) on delete cascade,
      title text not null,
      body text not null,
      meta text not null
    ) strict;
    create virtual table article_search using fts5 (
      title, body, meta,
      content = 'article_texts', content_rowid = 'article_id',
      tokenize = 'unicode61 remove_diacritics 2', prefix = '1 2 3'
    );
    create trigger article_texts_in after insert on article_texts begin
      insert into article_search (rowid, title, body, meta) values (new.article_id, new.title, new.body, new.meta);
    end;
    create trigger article_texts_out after delete on article_texts begin
      insert into article_search (article_search, rowid, title, body, meta)
        values ('delete', old.article_id, old.title, old.body, old.meta);
    end;
    create trigger article_texts_over after update on article_texts begin
      insert into article_search (article_search, rowid, title, body, meta)
        values ('delete', old.article_id, old.title, old.body, old.meta);
      insert into article_search (rowid, title, body, meta) values (new.article_id, new.title, new.body, new.meta);
    end;

    create table jobs (
      job_id text primary key,
      kind text not null,
      state text not null,
      input text not null,
      dedupe_key text,
      stage text not null default 'queued',
      progress integer not null default 0,
      words integer not null default 0,
      written_by text not null default '',
      retried_as text,
      attempt integer not null default 0,
      run_after text,
      epoch integer not null default 0,
      crash_count integer not null default 0,
      error text,
      article_id integer,
      request_id text not null,
      caller text not null,
      created_at text not null,
      started_at text,
      completed_at text
    ) strict, without rowid;
    -- Few and narrow: every state change of a job writes them. Ids sort by the time they were made.
    create unique index jobs_dedupe on jobs (kind, dedupe_key) where dedupe_key is not null;
    create index jobs_waiting on jobs (job_id, run_after) where state in ('pending', 'waiting_retry', 'waiting_network');
    create index jobs_open on jobs (job_id) where completed_at is null;
    create index jobs_kind on jobs (kind, job_id);

    create table job_steps (
      job_id text not null references jobs (job_id) on delete cascade,
      step text not null,
      output text not null,
      created_at text not null,
      primary key (job_id, step)
    ) strict;

    -- Text of a step that is still being written, stored at least once a second.
    create table job_partials (
      job_id text not null references jobs (job_id) on delete cascade,
      step text not null,
      text text not null,
      updated_at text not null,
      primary key (job_id, step)
    ) strict;

    -- Every call to a model, as bought.
    create table receipts (
      id integer primary key autoincrement,
      job_id text not null,
      stage text not null,
      label text not null,
      provider text not null,
      upstream_model text not null,
      tokens_in integer not null,
      tokens_out integer not null,
      usd real not null,
      milliseconds integer not null,
      outcome text not null,
      at text not null
    ) strict;
    create index receipts_of on receipts (job_id, id);
    create index receipts_speed on receipts (provider, upstream_model, id desc);

    -- Append-only. The balance of a period is a sum.
    create table credit_ledger (
      id integer primary key autoincrement,
      job_id text,
      kind text not null check (kind in ('reserve', 'capture', 'release')),
      credits integer not null check (credits >= 0),
      usd real not null default 0,
      period text not null,
      at text not null
    ) strict;
    create index credit_ledger_period on credit_ledger (period, kind, credits);
    create index credit_ledger_job on credit_ledger (job_id);

    create table api_keys (
      id integer primary key autoincrement,
      name text not null,
      prefix text not null,
      sha256 text not null unique,
      scopes text not null check (scopes in ('read', 'read,write')),
      expires_at text,
      last_used_at text,
      revoked_at text,
      created_at text not null
    ) strict;

    create table model_routes (
      key text primary key,
      provider text not null,
      upstream_model text not null,
      base_url text
    ) strict;

    create table secrets (
      name text primary key,
      ciphertext blob not null,
      nonce blob not null,
      key_id text not null,
      hint text not null default ''
    ) strict;

    create table settings (
      key text primary key,
      value text not null
    ) strict;

    create table events (
      id integer primary key autoincrement,
      type text not null,
      body text not null,
      caller text not null,
      at text not null
    ) strict;
  `,
}
