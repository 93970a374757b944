import { createCache, extractStyle, StyleProvider } from '@ant-design/cssinjs';
import * as antd from 'antd';
import { renderToString } from 'react-dom/server';
import { antdTheme, variablesClass } from './antd-theme.ts';

/** Every antd component the office draws with, once: rendering it makes antd write down its variables. */
const gallery = (
  <antd.App>
    <antd.Alert title="" />
    <antd.Badge dot />
    <antd.Button />
    <antd.Cascader options={[]} />
    <antd.Checkbox.Group options={['a']} />
    <antd.DatePicker />
    <antd.DatePicker.RangePicker />
    <antd.Drawer open getContainer={false} />
    <antd.Dropdown menu={{ items: [{ key: 'a', label: 'a' }] }} open>
      <span />
    </antd.Dropdown>
    <antd.Empty />
    <antd.Form>
      <antd.Form.Item label="a" name="a">
        <antd.Input />
      </antd.Form.Item>
    </antd.Form>
    <antd.Input.OTP />
    <antd.Input.Password />
    <antd.Input.Search />
    <antd.Input.TextArea />
    <antd.InputNumber />
    <antd.Menu items={[{ key: 'a', label: 'a' }]} />
    <antd.Modal open getContainer={false} />
    <antd.Modal._InternalPanelDoNotUseOrYouWillBeFired type="confirm" />
    <antd.message._InternalPanelDoNotUseOrYouWillBeFired content="" />
    <antd.notification._InternalPanelDoNotUseOrYouWillBeFired title="" />
    <antd.Pagination total={1} showQuickJumper showSizeChanger />
    <antd.Popconfirm title="" open>
      <span />
    </antd.Popconfirm>
    <antd.Popover open>
      <span />
    </antd.Popover>
    <antd.Progress percent={1} />
    <antd.Radio.Group options={['a']} />
    <antd.Segmented options={['a']} />
    <antd.Select mode="multiple" />
    <antd.Skeleton />
    <antd.Spin />
    <antd.Steps items={[{ title: 'a' }]} />
    <antd.Switch />
    <antd.Tabs type="editable-card" items={[{ key: 'a', label: 'a' }]} />
    <antd.Tag />
    <antd.TimePicker />
    <antd.Tooltip title="a" open>
      <span />
    </antd.Tooltip>
    <antd.Tree treeData={[{ key: 'a', title: 'a' }]} />
    <antd.TreeSelect />
    <antd.Upload />
  </antd.App>
);

/** antd's CSS variables for the office's theme, one rule a line. */
export function antdVariables(): string {
  const cache = createCache();
  renderToString(
    <StyleProvider cache={cache}>
      <antd.ConfigProvider theme={{ ...antdTheme, zeroRuntime: false }}>{gallery}</antd.ConfigProvider>
    </StyleProvider>,
  );
  const css = extractStyle(cache, { plain: true, types: ['token', 'cssVar'] });
  const rules = css.match(/[^{}]+\{[^{}]*\}/g) ?? [];
  const own = [...new Set(rules)].filter((rule) => rule.startsWith(`.${variablesClass}`));
  return `${own.join('\n')}\n`;
}
