import { readEmployersText } from '../../../../adapters/server/import/employers-text';

describe("An employer's text in an import", () => {
  it.each([
    'Care for twelve residents.\n\nBy day & night, <12 hours.',
    '<script>alert(1)</script>',
    'Call <Dana> at the door',
    'Fish &amp chips, AT&T; R&D',
    '',
  ])('%j is plain and stays as it is', (sent) => {
    expect(readEmployersText(sent)).toBe(sent);
  });

  it.each([
    [
      '<div class="x" onclick="steal()"><b>Care</b> for <i>twelve</i><script>alert(1)</script></div><style>p{}</style>',
      '<p><strong>Care</strong> for <em>twelve</em></p>',
    ],
    ['<h1>You</h1><ul><li>cook</li></ul>', '<h3>You</h3><ul><li>cook</li></ul>'],
    ['<p><a href="javascript:alert(1)">Apply</a> <img src=x onerror=alert(1)></p>', '<p>Apply </p>'],
    ['We need\n<b>care</b> &lt;3', 'We need<br /><strong>care</strong> &lt;3'],
    ['<span>Tom &amp; Jerry&rsquo;s</span>\nhouse', 'Tom &amp; Jerry’s<br />house'],
    ['Tom &amp; Jerry&#39;s', "Tom & Jerry's"],
    ['<table><tr><td>Shift</td><td>Morning</td></tr></table>', '<p>Shift Morning </p>'],
    ['<dl><dt>Pay</dt><dd>weekly</dd></dl>', '<p>Pay</p><p>weekly</p>'],
    ['<header>Cook</header><pre>by day</pre>', '<p>Cook</p><p>by day</p>'],
    ['&lt;p class=&quot;x&quot;&gt;Care &amp;amp; cook&lt;/p&gt;', '<p>Care &amp; cook</p>'],
    ['&lt;ul&gt;&lt;li&gt;Days&lt;/li&gt;&lt;/ul&gt;', '<ul><li>Days</li></ul>'],
    ['Tom&#x27;s caf&eacute; &hellip; &quot;open&quot;', 'Tom\'s café … "open"'],
    ['See <img src="https://example.org/x.png"> our <mark>house</mark>', 'See our house'],
    ['less &lt;than&gt; ten', 'less <than> ten'],
    ['<p>not closed <!-- hidden', '<p>not closed </p>'],
  ])('%j keeps its structure alone: %j', (sent, kept) => {
    expect(readEmployersText(sent)).toBe(kept);
    expect(readEmployersText(kept)).toBe(kept);
  });
});
