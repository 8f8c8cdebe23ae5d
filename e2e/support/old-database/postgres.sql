-- The same submissions in Postgres, by pg_dump --inserts.

SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;

SET default_tablespace = '';

SET default_table_access_method = heap;

CREATE TABLE public.idempotency (
    kind text NOT NULL,
    key text NOT NULL,
    submission_id text NOT NULL,
    created_at bigint NOT NULL
);

CREATE TABLE public.kysely_migration (
    name character varying(255) NOT NULL,
    "timestamp" character varying(255) NOT NULL
);

CREATE TABLE public.kysely_migration_lock (
    id character varying(255) NOT NULL,
    is_locked integer DEFAULT 0 NOT NULL
);

CREATE TABLE public.letters (
    id text NOT NULL,
    submission_id text NOT NULL,
    kind text NOT NULL,
    part integer NOT NULL,
    parts integer NOT NULL,
    to_address text,
    message_id text NOT NULL,
    state text NOT NULL,
    attempts integer NOT NULL,
    next_at bigint NOT NULL,
    leased_until bigint,
    last_code text,
    created_at bigint NOT NULL,
    sent_at bigint
);

CREATE TABLE public.photos (
    id text NOT NULL,
    submission_id text NOT NULL,
    "position" integer NOT NULL,
    name text NOT NULL,
    width integer NOT NULL,
    height integer NOT NULL,
    sha256 text NOT NULL,
    bytes bytea NOT NULL
);

CREATE TABLE public.reference_counters (
    year integer NOT NULL,
    last integer NOT NULL
);

CREATE TABLE public.submissions (
    id text NOT NULL,
    kind text NOT NULL,
    reference text NOT NULL,
    language text NOT NULL,
    fields text NOT NULL,
    idempotency_key text,
    content_hash text NOT NULL,
    created_at bigint NOT NULL,
    read_at bigint,
    email text,
    quarantine text
);

INSERT INTO public.idempotency (kind, key, submission_id, created_at) VALUES ('shop-order', '00000001-0000-4000-8000-000000000000', 'id-1', 1795266300000);
INSERT INTO public.idempotency (kind, key, submission_id, created_at) VALUES ('shop-order', '00000002-0000-4000-8000-000000000000', 'id-4', 1795266300000);
INSERT INTO public.idempotency (kind, key, submission_id, created_at) VALUES ('shop-order', '00000003-0000-4000-8000-000000000000', 'id-9', 1795266300000);
INSERT INTO public.idempotency (kind, key, submission_id, created_at) VALUES ('shop-order', '00000004-0000-4000-8000-000000000000', 'id-14', 1795266300000);
INSERT INTO public.idempotency (kind, key, submission_id, created_at) VALUES ('shop-order', '00000005-0000-4000-8000-000000000000', 'id-17', 1795266300000);
INSERT INTO public.idempotency (kind, key, submission_id, created_at) VALUES ('shop-order', '00000006-0000-4000-8000-000000000000', 'id-20', 1795266300000);
INSERT INTO public.idempotency (kind, key, submission_id, created_at) VALUES ('shop-order', '00000007-0000-4000-8000-000000000000', 'id-25', 1795266300000);
INSERT INTO public.idempotency (kind, key, submission_id, created_at) VALUES ('shop-order', '00000008-0000-4000-8000-000000000000', 'id-30', 1795266300000);

INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('001-submissions', '2026-11-21T19:24:47.308Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('002-letters', '2026-11-21T19:24:47.325Z');

INSERT INTO public.kysely_migration_lock (id, is_locked) VALUES ('migration_lock', 0);

INSERT INTO public.letters (id, submission_id, kind, part, parts, to_address, message_id, state, attempts, next_at, leased_until, last_code, created_at, sent_at) VALUES ('id-2', 'id-1', 'artist', 1, 1, NULL, '<id-1.artist.1@studio.example>', 'waiting', 0, 1795266300000, NULL, NULL, 1795266300000, NULL);
INSERT INTO public.letters (id, submission_id, kind, part, parts, to_address, message_id, state, attempts, next_at, leased_until, last_code, created_at, sent_at) VALUES ('id-3', 'id-1', 'buyer', 1, 1, 'lucja.1@poczta.example', '<id-1.buyer.1@studio.example>', 'waiting', 0, 1795266300000, NULL, NULL, 1795266300000, NULL);
INSERT INTO public.letters (id, submission_id, kind, part, parts, to_address, message_id, state, attempts, next_at, leased_until, last_code, created_at, sent_at) VALUES ('id-7', 'id-4', 'artist', 1, 1, NULL, '<id-4.artist.1@studio.example>', 'waiting', 0, 1795266300000, NULL, NULL, 1795266300000, NULL);
INSERT INTO public.letters (id, submission_id, kind, part, parts, to_address, message_id, state, attempts, next_at, leased_until, last_code, created_at, sent_at) VALUES ('id-8', 'id-4', 'buyer', 1, 1, 'lucja.2@poczta.example', '<id-4.buyer.1@studio.example>', 'waiting', 0, 1795266300000, NULL, NULL, 1795266300000, NULL);
INSERT INTO public.letters (id, submission_id, kind, part, parts, to_address, message_id, state, attempts, next_at, leased_until, last_code, created_at, sent_at) VALUES ('id-12', 'id-9', 'artist', 1, 1, NULL, '<id-9.artist.1@studio.example>', 'waiting', 0, 1795266300000, NULL, NULL, 1795266300000, NULL);
INSERT INTO public.letters (id, submission_id, kind, part, parts, to_address, message_id, state, attempts, next_at, leased_until, last_code, created_at, sent_at) VALUES ('id-13', 'id-9', 'buyer', 1, 1, 'lucja.3@poczta.example', '<id-9.buyer.1@studio.example>', 'waiting', 0, 1795266300000, NULL, NULL, 1795266300000, NULL);
INSERT INTO public.letters (id, submission_id, kind, part, parts, to_address, message_id, state, attempts, next_at, leased_until, last_code, created_at, sent_at) VALUES ('id-15', 'id-14', 'artist', 1, 1, NULL, '<id-14.artist.1@studio.example>', 'waiting', 0, 1795266300000, NULL, NULL, 1795266300000, NULL);
INSERT INTO public.letters (id, submission_id, kind, part, parts, to_address, message_id, state, attempts, next_at, leased_until, last_code, created_at, sent_at) VALUES ('id-16', 'id-14', 'buyer', 1, 1, 'lucja.4@poczta.example', '<id-14.buyer.1@studio.example>', 'waiting', 0, 1795266300000, NULL, NULL, 1795266300000, NULL);
INSERT INTO public.letters (id, submission_id, kind, part, parts, to_address, message_id, state, attempts, next_at, leased_until, last_code, created_at, sent_at) VALUES ('id-18', 'id-17', 'artist', 1, 1, NULL, '<id-17.artist.1@studio.example>', 'waiting', 0, 1795266300000, NULL, NULL, 1795266300000, NULL);
INSERT INTO public.letters (id, submission_id, kind, part, parts, to_address, message_id, state, attempts, next_at, leased_until, last_code, created_at, sent_at) VALUES ('id-19', 'id-17', 'buyer', 1, 1, 'lucja.5@poczta.example', '<id-17.buyer.1@studio.example>', 'waiting', 0, 1795266300000, NULL, NULL, 1795266300000, NULL);
INSERT INTO public.letters (id, submission_id, kind, part, parts, to_address, message_id, state, attempts, next_at, leased_until, last_code, created_at, sent_at) VALUES ('id-23', 'id-20', 'artist', 1, 1, NULL, '<id-20.artist.1@studio.example>', 'waiting', 0, 1795266300000, NULL, NULL, 1795266300000, NULL);
INSERT INTO public.letters (id, submission_id, kind, part, parts, to_address, message_id, state, attempts, next_at, leased_until, last_code, created_at, sent_at) VALUES ('id-24', 'id-20', 'buyer', 1, 1, 'lucja.6@poczta.example', '<id-20.buyer.1@studio.example>', 'waiting', 0, 1795266300000, NULL, NULL, 1795266300000, NULL);
INSERT INTO public.letters (id, submission_id, kind, part, parts, to_address, message_id, state, attempts, next_at, leased_until, last_code, created_at, sent_at) VALUES ('id-28', 'id-25', 'artist', 1, 1, NULL, '<id-25.artist.1@studio.example>', 'waiting', 0, 1795266300000, NULL, NULL, 1795266300000, NULL);
INSERT INTO public.letters (id, submission_id, kind, part, parts, to_address, message_id, state, attempts, next_at, leased_until, last_code, created_at, sent_at) VALUES ('id-29', 'id-25', 'buyer', 1, 1, 'lucja.7@poczta.example', '<id-25.buyer.1@studio.example>', 'waiting', 0, 1795266300000, NULL, NULL, 1795266300000, NULL);
INSERT INTO public.letters (id, submission_id, kind, part, parts, to_address, message_id, state, attempts, next_at, leased_until, last_code, created_at, sent_at) VALUES ('id-31', 'id-30', 'artist', 1, 1, NULL, '<id-30.artist.1@studio.example>', 'waiting', 0, 1795266300000, NULL, NULL, 1795266300000, NULL);
INSERT INTO public.letters (id, submission_id, kind, part, parts, to_address, message_id, state, attempts, next_at, leased_until, last_code, created_at, sent_at) VALUES ('id-32', 'id-30', 'buyer', 1, 1, 'lucja.8@poczta.example', '<id-30.buyer.1@studio.example>', 'waiting', 0, 1795266300000, NULL, NULL, 1795266300000, NULL);
INSERT INTO public.letters (id, submission_id, kind, part, parts, to_address, message_id, state, attempts, next_at, leased_until, last_code, created_at, sent_at) VALUES ('id-34', 'id-33', 'artist', 1, 1, NULL, '<id-33.artist.1@studio.example>', 'waiting', 0, 1795266300000, NULL, NULL, 1795266300000, NULL);
INSERT INTO public.letters (id, submission_id, kind, part, parts, to_address, message_id, state, attempts, next_at, leased_until, last_code, created_at, sent_at) VALUES ('id-36', 'id-35', 'artist', 1, 1, NULL, '<id-35.artist.1@studio.example>', 'waiting', 0, 1795266300000, NULL, NULL, 1795266300000, NULL);
INSERT INTO public.letters (id, submission_id, kind, part, parts, to_address, message_id, state, attempts, next_at, leased_until, last_code, created_at, sent_at) VALUES ('id-39', 'id-37', 'artist', 1, 1, NULL, '<id-37.artist.1@studio.example>', 'waiting', 0, 1795266300000, NULL, NULL, 1795266300000, NULL);

INSERT INTO public.photos (id, submission_id, "position", name, width, height, sha256, bytes) VALUES ('id-5', 'id-4', 1, 'Wakacje 1 ąę.jpg', 64, 64, '7ba938188ac240dd334a3a8598af7de4b332a6594097f97308b21b2a0779c768', '\xffd8ffdb0043000403030303020403030304040405060a06060505060c0809070a0e0c0f0e0e0c0d0d0f1116130f1015110d0d131a131517181919190f121b1d1b181d16181918ffdb0043010404040605060b06060b18100d101818181818181818181818181818181818181818181818181818181818181818181818181818181818181818181818181818ffc00011080040004003012200021101031101ffc4001500010100000000000000000000000000000007ffc40014100100000000000000000000000000000000ffc400160101010100000000000000000000000000000708ffc40014110100000000000000000000000000000000ffda000c03010002110311003f0094809fb4f0000000000000000000000000000000000000000000003fffd9');
INSERT INTO public.photos (id, submission_id, "position", name, width, height, sha256, bytes) VALUES ('id-6', 'id-4', 2, 'Wakacje 2 ąę.jpg', 64, 70, 'd0de6fd21050699652231fd25b6ac95ba58b236d54a31bc450c7789ecb35d4f2', '\xffd8ffdb0043000403030303020403030304040405060a06060505060c0809070a0e0c0f0e0e0c0d0d0f1116130f1015110d0d131a131517181919190f121b1d1b181d16181918ffdb0043010404040605060b06060b18100d101818181818181818181818181818181818181818181818181818181818181818181818181818181818181818181818181818ffc00011080046004003012200021101031101ffc4001500010100000000000000000000000000000007ffc40014100100000000000000000000000000000000ffc400160101010100000000000000000000000000000708ffc40014110100000000000000000000000000000000ffda000c03010002110311003f0094809fb4f0000000000000000000000000000000000000000000000000000000003fffd9');
INSERT INTO public.photos (id, submission_id, "position", name, width, height, sha256, bytes) VALUES ('id-10', 'id-9', 1, 'Wakacje 1 ąę.jpg', 64, 64, '7ba938188ac240dd334a3a8598af7de4b332a6594097f97308b21b2a0779c768', '\xffd8ffdb0043000403030303020403030304040405060a06060505060c0809070a0e0c0f0e0e0c0d0d0f1116130f1015110d0d131a131517181919190f121b1d1b181d16181918ffdb0043010404040605060b06060b18100d101818181818181818181818181818181818181818181818181818181818181818181818181818181818181818181818181818ffc00011080040004003012200021101031101ffc4001500010100000000000000000000000000000007ffc40014100100000000000000000000000000000000ffc400160101010100000000000000000000000000000708ffc40014110100000000000000000000000000000000ffda000c03010002110311003f0094809fb4f0000000000000000000000000000000000000000000003fffd9');
INSERT INTO public.photos (id, submission_id, "position", name, width, height, sha256, bytes) VALUES ('id-11', 'id-9', 2, 'Wakacje 2 ąę.jpg', 64, 70, 'd0de6fd21050699652231fd25b6ac95ba58b236d54a31bc450c7789ecb35d4f2', '\xffd8ffdb0043000403030303020403030304040405060a06060505060c0809070a0e0c0f0e0e0c0d0d0f1116130f1015110d0d131a131517181919190f121b1d1b181d16181918ffdb0043010404040605060b06060b18100d101818181818181818181818181818181818181818181818181818181818181818181818181818181818181818181818181818ffc00011080046004003012200021101031101ffc4001500010100000000000000000000000000000007ffc40014100100000000000000000000000000000000ffc400160101010100000000000000000000000000000708ffc40014110100000000000000000000000000000000ffda000c03010002110311003f0094809fb4f0000000000000000000000000000000000000000000000000000000003fffd9');
INSERT INTO public.photos (id, submission_id, "position", name, width, height, sha256, bytes) VALUES ('id-21', 'id-20', 1, 'Wakacje 1 ąę.jpg', 64, 64, '7ba938188ac240dd334a3a8598af7de4b332a6594097f97308b21b2a0779c768', '\xffd8ffdb0043000403030303020403030304040405060a06060505060c0809070a0e0c0f0e0e0c0d0d0f1116130f1015110d0d131a131517181919190f121b1d1b181d16181918ffdb0043010404040605060b06060b18100d101818181818181818181818181818181818181818181818181818181818181818181818181818181818181818181818181818ffc00011080040004003012200021101031101ffc4001500010100000000000000000000000000000007ffc40014100100000000000000000000000000000000ffc400160101010100000000000000000000000000000708ffc40014110100000000000000000000000000000000ffda000c03010002110311003f0094809fb4f0000000000000000000000000000000000000000000003fffd9');
INSERT INTO public.photos (id, submission_id, "position", name, width, height, sha256, bytes) VALUES ('id-22', 'id-20', 2, 'Wakacje 2 ąę.jpg', 64, 70, 'd0de6fd21050699652231fd25b6ac95ba58b236d54a31bc450c7789ecb35d4f2', '\xffd8ffdb0043000403030303020403030304040405060a06060505060c0809070a0e0c0f0e0e0c0d0d0f1116130f1015110d0d131a131517181919190f121b1d1b181d16181918ffdb0043010404040605060b06060b18100d101818181818181818181818181818181818181818181818181818181818181818181818181818181818181818181818181818ffc00011080046004003012200021101031101ffc4001500010100000000000000000000000000000007ffc40014100100000000000000000000000000000000ffc400160101010100000000000000000000000000000708ffc40014110100000000000000000000000000000000ffda000c03010002110311003f0094809fb4f0000000000000000000000000000000000000000000000000000000003fffd9');
INSERT INTO public.photos (id, submission_id, "position", name, width, height, sha256, bytes) VALUES ('id-26', 'id-25', 1, 'Wakacje 1 ąę.jpg', 64, 64, '7ba938188ac240dd334a3a8598af7de4b332a6594097f97308b21b2a0779c768', '\xffd8ffdb0043000403030303020403030304040405060a06060505060c0809070a0e0c0f0e0e0c0d0d0f1116130f1015110d0d131a131517181919190f121b1d1b181d16181918ffdb0043010404040605060b06060b18100d101818181818181818181818181818181818181818181818181818181818181818181818181818181818181818181818181818ffc00011080040004003012200021101031101ffc4001500010100000000000000000000000000000007ffc40014100100000000000000000000000000000000ffc400160101010100000000000000000000000000000708ffc40014110100000000000000000000000000000000ffda000c03010002110311003f0094809fb4f0000000000000000000000000000000000000000000003fffd9');
INSERT INTO public.photos (id, submission_id, "position", name, width, height, sha256, bytes) VALUES ('id-27', 'id-25', 2, 'Wakacje 2 ąę.jpg', 64, 70, 'd0de6fd21050699652231fd25b6ac95ba58b236d54a31bc450c7789ecb35d4f2', '\xffd8ffdb0043000403030303020403030304040405060a06060505060c0809070a0e0c0f0e0e0c0d0d0f1116130f1015110d0d131a131517181919190f121b1d1b181d16181918ffdb0043010404040605060b06060b18100d101818181818181818181818181818181818181818181818181818181818181818181818181818181818181818181818181818ffc00011080046004003012200021101031101ffc4001500010100000000000000000000000000000007ffc40014100100000000000000000000000000000000ffc400160101010100000000000000000000000000000708ffc40014110100000000000000000000000000000000ffda000c03010002110311003f0094809fb4f0000000000000000000000000000000000000000000000000000000003fffd9');
INSERT INTO public.photos (id, submission_id, "position", name, width, height, sha256, bytes) VALUES ('id-38', 'id-37', 1, 'Zosia lato.jpg', 64, 64, '7ba938188ac240dd334a3a8598af7de4b332a6594097f97308b21b2a0779c768', '\xffd8ffdb0043000403030303020403030304040405060a06060505060c0809070a0e0c0f0e0e0c0d0d0f1116130f1015110d0d131a131517181919190f121b1d1b181d16181918ffdb0043010404040605060b06060b18100d101818181818181818181818181818181818181818181818181818181818181818181818181818181818181818181818181818ffc00011080040004003012200021101031101ffc4001500010100000000000000000000000000000007ffc40014100100000000000000000000000000000000ffc400160101010100000000000000000000000000000708ffc40014110100000000000000000000000000000000ffda000c03010002110311003f0094809fb4f0000000000000000000000000000000000000000000003fffd9');

INSERT INTO public.reference_counters (year, last) VALUES (2026, 11);

INSERT INTO public.submissions (id, kind, reference, language, fields, idempotency_key, content_hash, created_at, read_at, email, quarantine) VALUES ('id-1', 'shop-order', '2026-0001-A2', 'pl', '{"version":1,"draft":{"type":"picture","item":2,"photos":0,"variant":null,"subject":null,"size":null,"width":"","height":"","description":"","comment":"","medium":"file","attributes":{}},"delivery":{"first_name":"Łucja","last_name":"Źdźbło-Nowakowska","address":"ul. Prosta 1\n87-100 Toruń","phone":"600 700 800","email":"lucja.1@poczta.example"},"price":{"grosze":9999,"from":false},"type":"Obraz","lines":[{"label":"Praca","value":"Różowe szczyty"},{"label":"Nośnik","value":"Plik cyfrowy"}]}', NULL, '8809e1dd37c363cbc2b9b19caffab64f593409589c1ee2be7270ee06444ed55a', 1795266300000, NULL, 'lucja.1@poczta.example', NULL);
INSERT INTO public.submissions (id, kind, reference, language, fields, idempotency_key, content_hash, created_at, read_at, email, quarantine) VALUES ('id-4', 'shop-order', '2026-0002-A2', 'pl', '{"version":1,"draft":{"type":"portraits","item":1,"photos":2,"variant":"acrylic","subject":"two","size":"custom","width":"60 cm","height":"","description":"","comment":"","medium":null,"attributes":{}},"delivery":{"first_name":"Łucja","last_name":"Źdźbło-Nowakowska","address":"ul. Prosta 1\n87-100 Toruń","phone":"600 700 800","email":"lucja.2@poczta.example"},"price":{"grosze":52000,"from":true},"type":"Portret","lines":[{"label":"W stylu","value":"Autoportret"},{"label":"Zdjęcia","value":"2"},{"label":"Technika","value":"Akryl na płótnie"},{"label":"Kto jest na portrecie","value":"2 osoby"},{"label":"Format","value":"Inny"},{"label":"Szerokość","value":"60 cm"},{"label":"Wysokość","value":null}]}', NULL, '9561d70e6fad33bef0eb6207f47dac6a707559b514bad96a379e4a4687fb0600', 1795266300000, NULL, 'lucja.2@poczta.example', NULL);
INSERT INTO public.submissions (id, kind, reference, language, fields, idempotency_key, content_hash, created_at, read_at, email, quarantine) VALUES ('id-9', 'shop-order', '2026-0003-A2', 'pl', '{"version":1,"draft":{"type":"custom-pictures","item":null,"photos":2,"variant":"digital","subject":null,"size":"a3","width":"","height":"","description":"Dom dziadków w maju","comment":"","medium":"mug","attributes":{"handle":5}},"delivery":{"first_name":"Łucja","last_name":"Źdźbło-Nowakowska","address":"ul. Prosta 1\n87-100 Toruń","phone":"600 700 800","email":"lucja.3@poczta.example"},"price":{"grosze":21800,"from":true},"type":"Obraz na zamówienie","lines":[{"label":"Zdjęcia","value":"2"},{"label":"Technika","value":"Obraz cyfrowy"},{"label":"Format","value":"A3"},{"label":"Opis","value":"Dom dziadków w maju"},{"label":"Nośnik","value":"Kubek ok. 330 ml"},{"label":"Kolor wnętrza","value":null},{"label":"Kolor uszka","value":"czerwony"}]}', NULL, 'a3df08f267a0da2e6cb843099b7a3003c56c38c3412b348cd12348311d67d1e6', 1795266300000, NULL, 'lucja.3@poczta.example', NULL);
INSERT INTO public.submissions (id, kind, reference, language, fields, idempotency_key, content_hash, created_at, read_at, email, quarantine) VALUES ('id-14', 'shop-order', '2026-0004-A2', 'pl', '{"version":1,"draft":{"type":"posters","item":3,"photos":0,"variant":null,"subject":null,"size":"a4","width":"","height":"","description":"","comment":"Tło jasne","medium":"print","attributes":{"size":3}},"delivery":{"first_name":"Łucja","last_name":"Źdźbło-Nowakowska","address":"ul. Prosta 1\n87-100 Toruń","phone":"600 700 800","email":"lucja.4@poczta.example"},"price":{"grosze":4900,"from":false},"type":"Plakat","lines":[{"label":"Praca","value":"Strażnik światła"},{"label":"Format","value":"A4"},{"label":"Nośnik","value":"Wydruk"},{"label":"Rozmiar wydruku","value":"A3"},{"label":"Uwagi","value":"Tło jasne"}]}', NULL, '94e29436ad2aa3e567337515cc19696bc0a999e58b289a20d4ce174bb726dca0', 1795266300000, NULL, 'lucja.4@poczta.example', NULL);
INSERT INTO public.submissions (id, kind, reference, language, fields, idempotency_key, content_hash, created_at, read_at, email, quarantine) VALUES ('id-17', 'shop-order', '2026-0005-A2', 'en', '{"version":1,"draft":{"type":"picture","item":2,"photos":0,"variant":null,"subject":null,"size":null,"width":"","height":"","description":"","comment":"","medium":"file","attributes":{}},"delivery":{"first_name":"Łucja","last_name":"Źdźbło-Nowakowska","address":"ul. Prosta 1\n87-100 Toruń","phone":"600 700 800","email":"lucja.5@poczta.example"},"price":{"grosze":9999,"from":false},"type":"Obraz","lines":[{"label":"Praca","value":"Różowe szczyty"},{"label":"Nośnik","value":"Plik cyfrowy"}]}', NULL, 'e5aa23c7d66433a9036a50e2b4e4e1dc0ca7158d514a00d6f1e7915c6bcd9e83', 1795266300000, NULL, 'lucja.5@poczta.example', NULL);
INSERT INTO public.submissions (id, kind, reference, language, fields, idempotency_key, content_hash, created_at, read_at, email, quarantine) VALUES ('id-20', 'shop-order', '2026-0006-A2', 'en', '{"version":1,"draft":{"type":"portraits","item":1,"photos":2,"variant":"acrylic","subject":"two","size":"custom","width":"60 cm","height":"","description":"","comment":"","medium":null,"attributes":{}},"delivery":{"first_name":"Łucja","last_name":"Źdźbło-Nowakowska","address":"ul. Prosta 1\n87-100 Toruń","phone":"600 700 800","email":"lucja.6@poczta.example"},"price":{"grosze":52000,"from":true},"type":"Portret","lines":[{"label":"W stylu","value":"Autoportret"},{"label":"Zdjęcia","value":"2"},{"label":"Technika","value":"Akryl na płótnie"},{"label":"Kto jest na portrecie","value":"2 osoby"},{"label":"Format","value":"Inny"},{"label":"Szerokość","value":"60 cm"},{"label":"Wysokość","value":null}]}', NULL, '18519a3ccb7f1ee3d753bd1e6191c4a54981ff3a9b055b70abc3784f69a4e515', 1795266300000, NULL, 'lucja.6@poczta.example', NULL);
INSERT INTO public.submissions (id, kind, reference, language, fields, idempotency_key, content_hash, created_at, read_at, email, quarantine) VALUES ('id-25', 'shop-order', '2026-0007-A2', 'en', '{"version":1,"draft":{"type":"custom-pictures","item":null,"photos":2,"variant":"digital","subject":null,"size":"a3","width":"","height":"","description":"Dom dziadków w maju","comment":"","medium":"mug","attributes":{"handle":5}},"delivery":{"first_name":"Łucja","last_name":"Źdźbło-Nowakowska","address":"ul. Prosta 1\n87-100 Toruń","phone":"600 700 800","email":"lucja.7@poczta.example"},"price":{"grosze":21800,"from":true},"type":"Obraz na zamówienie","lines":[{"label":"Zdjęcia","value":"2"},{"label":"Technika","value":"Obraz cyfrowy"},{"label":"Format","value":"A3"},{"label":"Opis","value":"Dom dziadków w maju"},{"label":"Nośnik","value":"Kubek ok. 330 ml"},{"label":"Kolor wnętrza","value":null},{"label":"Kolor uszka","value":"czerwony"}]}', NULL, 'a8ede8f71d0c693f8d6978e637b1e1e61f6eab3767862bfab78783d91fccf444', 1795266300000, NULL, 'lucja.7@poczta.example', NULL);
INSERT INTO public.submissions (id, kind, reference, language, fields, idempotency_key, content_hash, created_at, read_at, email, quarantine) VALUES ('id-30', 'shop-order', '2026-0008-A2', 'en', '{"version":1,"draft":{"type":"posters","item":3,"photos":0,"variant":null,"subject":null,"size":"a4","width":"","height":"","description":"","comment":"Tło jasne","medium":"print","attributes":{"size":3}},"delivery":{"first_name":"Łucja","last_name":"Źdźbło-Nowakowska","address":"ul. Prosta 1\n87-100 Toruń","phone":"600 700 800","email":"lucja.8@poczta.example"},"price":{"grosze":4900,"from":false},"type":"Plakat","lines":[{"label":"Praca","value":"Strażnik światła"},{"label":"Format","value":"A4"},{"label":"Nośnik","value":"Wydruk"},{"label":"Rozmiar wydruku","value":"A3"},{"label":"Uwagi","value":"Tło jasne"}]}', NULL, '0d7bf46b9506bb1f6c07548329c770c37ac995b035323b19e6242b03749ffc6d', 1795266300000, NULL, 'lucja.8@poczta.example', NULL);
INSERT INTO public.submissions (id, kind, reference, language, fields, idempotency_key, content_hash, created_at, read_at, email, quarantine) VALUES ('id-33', 'contact', '2026-0009-A2', 'pl', '{"version":1,"email":"żaneta@sklep.łódź.pl","text":"Dzień dobry,\nproszę o ofertę.","phone":"600 700 800"}', NULL, 'd87902376af02121361a0a3f44bd8d1f93c005fc1cb0d962c69b275d66954d4e', 1795266300000, NULL, 'żaneta@sklep.łódź.pl', NULL);
INSERT INTO public.submissions (id, kind, reference, language, fields, idempotency_key, content_hash, created_at, read_at, email, quarantine) VALUES ('id-35', 'registration-lessons', '2026-0010-A2', 'pl', '{"version":1,"email":"zaneta@poczta.example","name":"Żaneta","phone":"600 700 800","lessons_type":"Kursy online"}', NULL, 'd63e68151460851a0da78fe1321e7414d9b3b55db55d7c455b29a1e7ca102765', 1795266300000, NULL, 'zaneta@poczta.example', NULL);
INSERT INTO public.submissions (id, kind, reference, language, fields, idempotency_key, content_hash, created_at, read_at, email, quarantine) VALUES ('id-37', 'orders', '2026-0011-A2', 'pl', '{"version":1,"email":"zaneta@poczta.example","name":"Żaneta","phone":"600","width":"60 cm","height":"ok. metra"}', NULL, '69e93fb93ef10cd1401a62641acae310476a7c6749c1b64bcc98283e4f4978ab', 1795266300000, NULL, 'zaneta@poczta.example', NULL);

ALTER TABLE ONLY public.idempotency
    ADD CONSTRAINT idempotency_once PRIMARY KEY (kind, key);

ALTER TABLE ONLY public.kysely_migration_lock
    ADD CONSTRAINT kysely_migration_lock_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.kysely_migration
    ADD CONSTRAINT kysely_migration_pkey PRIMARY KEY (name);

ALTER TABLE ONLY public.letters
    ADD CONSTRAINT letters_message_id_key UNIQUE (message_id);

ALTER TABLE ONLY public.letters
    ADD CONSTRAINT letters_once UNIQUE (submission_id, kind, part);

ALTER TABLE ONLY public.letters
    ADD CONSTRAINT letters_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.photos
    ADD CONSTRAINT photos_in_order UNIQUE (submission_id, "position");

ALTER TABLE ONLY public.photos
    ADD CONSTRAINT photos_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.reference_counters
    ADD CONSTRAINT reference_counters_pkey PRIMARY KEY (year);

ALTER TABLE ONLY public.submissions
    ADD CONSTRAINT submissions_once UNIQUE (kind, idempotency_key);

ALTER TABLE ONLY public.submissions
    ADD CONSTRAINT submissions_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.submissions
    ADD CONSTRAINT submissions_reference_key UNIQUE (reference);

CREATE INDEX idempotency_by_submission ON public.idempotency USING btree (submission_id);

CREATE INDEX idempotency_by_time ON public.idempotency USING btree (created_at);

CREATE INDEX letters_by_address ON public.letters USING btree (to_address, created_at);

CREATE INDEX letters_due ON public.letters USING btree (state, next_at);

CREATE INDEX submissions_by_content ON public.submissions USING btree (kind, content_hash, created_at);

CREATE INDEX submissions_by_email ON public.submissions USING btree (email);

CREATE INDEX submissions_by_time ON public.submissions USING btree (created_at);

ALTER TABLE ONLY public.idempotency
    ADD CONSTRAINT idempotency_submission_id_fkey FOREIGN KEY (submission_id) REFERENCES public.submissions(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.letters
    ADD CONSTRAINT letters_submission_id_fkey FOREIGN KEY (submission_id) REFERENCES public.submissions(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.photos
    ADD CONSTRAINT photos_submission_id_fkey FOREIGN KEY (submission_id) REFERENCES public.submissions(id) ON DELETE CASCADE;

