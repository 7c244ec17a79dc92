import { answered } from '../terminal/asked';

describe('rules phone [R19]', () => {
  it.each([
    ['+1', '(312) 555-0142', '+13125550142'],
    ['+1', '+1 312 555 0142', '+13125550142'],
    ['+1', '1 312 555 0142', '+13125550142'],
    ['+91', '98765 43210', '+919876543210'],
    ['+91', '+91 (098) 765-43210', '+919876543210'],
    ['+1', '+1 (131) 255-50142', '+13125550142'],
  ])('%s and %s are %s', (country, phone, e164) => {
    expect(answered('phone', { country, phone })).toEqual({ valid: true, e164 });
  });

  it.each([
    ['+1', '312 555 014', 'Invalid phone number'],
    ['+1', '312 555 0142 ext 5', 'Invalid phone number. Leave the extension out.'],
    ['+1', '', 'Required'],
    ['', '312 555 0142', 'Required'],
  ])('%j and %j: %s [spec 1 §5]', (country, phone, message) => {
    expect(answered('phone', { country, phone })).toEqual({ valid: false, message });
  });
});

describe('rules zip [R19]', () => {
  it.each([
    ['02134', undefined],
    ['2134', 'Invalid pincode'],
    ['021345', 'Invalid pincode'],
    ['٠٢١٣٤', 'Invalid pincode'],
    ['', 'Required'],
  ])('%j: %j [spec 1 §5]', (value, message) => {
    expect(answered('zip', { value })).toEqual(message === undefined ? { valid: true } : { valid: false, message });
  });
});

describe('rules email [R19]', () => {
  const longest = `${'a'.repeat(242)}@example.com`;

  it.each([
    [' Ann@Example.com ', undefined],
    ['  ', 'Email is required'],
    ['ann@example', 'Invalid user email'],
    [longest, undefined],
    [`a${longest}`, 'Invalid user email'],
  ])('%j: %j [spec 1 §5]', (value, message) => {
    expect(answered('email', { value })).toEqual(message === undefined ? { valid: true } : { valid: false, message });
  });
});

describe('rules otp [R19]', () => {
  it.each([
    ['0042', undefined],
    ['', 'Please Enter OTP!'],
    ['042', 'Invalid OTP'],
    ['00420', 'Invalid OTP'],
  ])('%j: %j [spec 1 §5, §8]', (value, message) => {
    expect(answered('otp', { value })).toEqual(message === undefined ? { valid: true } : { valid: false, message });
  });
});

describe('rules resume [R20]', () => {
  const type = 'Select only a file type of .pdf, .doc, .docx, .rtf,  or .odt';
  const size = 'File size up to 10 MB only';

  it.each([
    ['cv.PDF', 1, undefined],
    ['cv.odt', 10_485_760, undefined],
    ['cv.docx', 10_485_761, size],
    ['cv.rtf', 0, `${size}. This file is empty.`],
    ['cv.pdf.exe', 1, type],
    ['cv', 1, type],
  ])('%s of %p bytes: %j [spec 1 §5]', (name, bytes, message) => {
    expect(answered('resume', { name, size: bytes })).toEqual(
      message === undefined ? { valid: true } : { valid: false, message },
    );
  });
});

describe('rules submission [R23]', () => {
  it.each([
    ['required', true, false, 'fullSubmit'],
    ['required', false, true, 'partialSubmit'],
    ['optional', 0, 1, 'fullSubmit'],
    ['optional', 0, 0, 'partialSubmit'],
    ['not required', 0, 0, 'fullSubmit'],
    [undefined, 0, 0, 'fullSubmit'],
    ['whenever', 1, 1, 'partialSubmit'],
  ])('%j, flag %p, without %p: %s', (upload_resume_option, upload_resume_flag, proceed_without_resume, value) => {
    expect(answered('submission', { upload_resume_option, upload_resume_flag, proceed_without_resume })).toEqual({
      value,
    });
  });
});

describe('rules experience [R21]', () => {
  const job = (title: string, from: string, to: string): object => ({ title, company: 'Rosewood', from, to });

  it('lists the longest first, in whole years and months; January to March is 2 months; a current job counts up to today', () => {
    const entries = [
      job('Cook', '2024-01', '2024-03'),
      job('Nurse', '2025-11', ''),
      job('Aide', '2020-02', '2022-01'),
      job('Clerk', '2024-05', '2024-05'),
    ];
    expect(answered('experience', { entries, today: '2026-11-21' })).toEqual({
      entries: [
        { ...job('Aide', '2020-02', '2022-01'), years: 1, months: 11 },
        { ...job('Nurse', '2025-11', ''), years: 1, months: 0 },
        { ...job('Cook', '2024-01', '2024-03'), years: 0, months: 2 },
        { ...job('Clerk', '2024-05', '2024-05'), years: 0, months: 0 },
      ],
    });
  });

  it('answers if there is no entry, and if one has no end', () => {
    expect(answered('experience', { entries: [], today: '2026-11-21' })).toEqual({ entries: [] });
    const entries = [{ title: 'Nurse', company: 'Rosewood', from: '2026-10' }];
    expect(answered('experience', { entries, today: '2026-11-21' })).toEqual({
      entries: [{ ...job('Nurse', '2026-10', ''), years: 0, months: 1 }],
    });
  });
});
